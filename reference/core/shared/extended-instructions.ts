import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check, Fault, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { checksOf } from './checks-of.ts'
import { isExtensionType } from './extension-type.ts'
import { operandDefinition, operandWord } from './operand.ts'
import { resultType } from './result-type.ts'

/** A requirement of the text of an instruction set on some of its instructions. */
export interface ExtendedRow {
  readonly rule: RuleId
  /** Their names in the set. */
  readonly names: readonly string[]
  readonly judge: (call: Instruction, module: Module, report: Report) => void
}

/** Whether a type is as the text asks at a call. */
export type FitsCall = (type: Instruction, module: Module, call: Instruction) => boolean

/** Operands of an `OpExtInst` before those that its set defines. */
const own = 2

/** The instruction that defines operand `index` of a call, the first that the set defines being 0. */
export function argument(
  module: Module,
  call: Instruction,
  index: number,
): Instruction | undefined {
  return operandDefinition(module, call, own + index)
}

/** The type of that operand; `undefined` if it is not an object. */
export function argumentType(
  module: Module,
  call: Instruction,
  index: number,
): Instruction | undefined {
  const definition = argument(module, call, index)
  if (definition === undefined || definition.name === 'OpFunction') return undefined
  return resultType(module, definition)
}

/** Value of that operand if it is a literal. */
export function literalArgument(call: Instruction, index: number): number | undefined {
  return call.valueAt(own + index)
}

/** Word of that operand. */
export function argumentWord(call: Instruction, index: number): number {
  return operandWord(call, own + index)
}

/** That the result type of those instructions fits. */
export function extendedResult(
  rule: RuleId,
  names: readonly string[],
  fits: FitsCall,
  expected: string,
): ExtendedRow {
  return {
    rule,
    names,
    judge: (call, module, report) => {
      const type = resultType(module, call)
      if (type !== undefined && !isExtensionType(type) && !fits(type, module, call))
        report(call.word + 1, `Result Type is not ${expected}`)
    },
  }
}

/** That operands of those instructions, where present, are objects of a type that fits. */
export function extendedOperand(
  rule: RuleId,
  places: Readonly<Record<string, readonly number[]>>,
  fits: FitsCall,
  expected: string,
): readonly ExtendedRow[] {
  return Object.entries(places).map(([name, indexes]) => ({
    rule,
    names: [name],
    judge: (call, module, report) => {
      for (const index of indexes) {
        if (argument(module, call, index) === undefined) continue
        const type = argumentType(module, call, index)
        if (isExtensionType(type)) continue
        if (type === undefined || !fits(type, module, call))
          report(argumentWord(call, index), `the operand is not ${expected}`)
      }
    },
  }))
}

/** That operands have the result type: those at the indexes listed for an instruction, all where none are listed. */
export function extendedAsResult(
  rule: RuleId,
  names: readonly string[],
  listed: Readonly<Record<string, readonly number[]>> = {},
): readonly ExtendedRow[] {
  return names.map((name) => ({
    rule,
    names: [name],
    judge: (call, module, report) => {
      const indexes = listed[name] ?? [...call.operands.slice(own).keys()]
      for (const index of indexes) {
        const definition = argument(module, call, index)
        if (definition === undefined) continue
        if (definition.resultType !== call.resultType || definition.name === 'OpFunction')
          report(argumentWord(call, index), 'the operand does not have Result Type')
      }
    },
  }))
}

/** That an operand has the type of another one. */
export function extendedSameType(
  rule: RuleId,
  names: readonly string[],
  index: number,
  like: number,
): ExtendedRow {
  return {
    rule,
    names,
    judge: (call, module, report) => {
      const wanted = argumentType(module, call, like)
      if (wanted === undefined || argument(module, call, index) === undefined) return
      if (argumentType(module, call, index) !== wanted)
        report(argumentWord(call, index), `the operand does not have type ${wanted.result}`)
    },
  }
}

const opExtInst = opcodeOf('OpExtInst')
const callOpcodes: ReadonlySet<number> = new Set([opExtInst])

function importsOf(module: Module, set: string): ReadonlySet<number> {
  const imports = module.all('OpExtInstImport').map(({ result }) => result)
  return new Set(imports.filter((id) => module.importName(id) === set))
}

/** The checks of those rows, worked out in one pass over the calls of a module. */
export function extendedChecks(set: string, rows: readonly ExtendedRow[]): readonly Check[] {
  const byNumber: ExtendedRow[][] = []
  for (const { opcode, name } of instructionSetByName(set)?.instructions ?? [])
    byNumber[opcode] = rows.filter(({ names }) => names.includes(name))
  const survey = (module: Module): readonly Fault[] => {
    const faults: Fault[] = []
    const imports = importsOf(module, set)
    if (imports.size === 0) return faults
    module.each(callOpcodes, (call) => {
      if (!imports.has(call.valueAt(0) ?? 0)) return
      for (const { rule, judge } of byNumber[call.valueAt(1) ?? -1] ?? [])
        judge(call, module, (word, message) => faults.push({ rule, word, message }))
    })
    return faults
  }
  return checksOf(survey, [...new Set(rows.map(({ rule }) => rule))], ['OpExtInst'])
}
