import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check, Fault, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { differInCount, differInWidth, isForeign } from './fitting-types.ts'
import { operandDefinition, operandWord, resultType } from './operands.ts'
import { checksOf } from './surveys.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isVectorType,
  scalarWidth,
} from './types.ts'

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
const firstArgument = 2

/** The instruction that defines operand `index` of a call, the first that the set defines being 0. */
export function argument(
  module: Module,
  call: Instruction,
  index: number,
): Instruction | undefined {
  return operandDefinition(module, call, firstArgument + index)
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
  return call.valueAt(firstArgument + index)
}

/** Word of that operand. */
export function argumentWord(call: Instruction, index: number): number {
  return operandWord(call, firstArgument + index)
}

/** Checks that the result type of those instructions fits. */
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
      if (type !== undefined && !isForeign(type) && !fits(type, module, call))
        report(call.word + 1, `Result Type is not ${expected}`)
    },
  }
}

/** Checks that operands of those instructions, where present, are objects of a type that fits. */
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
        if (isForeign(type)) continue
        if (type === undefined || !fits(type, module, call))
          report(argumentWord(call, index), `the operand is not ${expected}`)
      }
    },
  }))
}

/** Checks that operands have the result type: those at the indexes listed for an instruction, all where none are listed. */
export function extendedAsResult(
  rule: RuleId,
  names: readonly string[],
  listed: Readonly<Record<string, readonly number[]>> = {},
): readonly ExtendedRow[] {
  return names.map((name) => ({
    rule,
    names: [name],
    judge: (call, module, report) => {
      const indexes = listed[name]
      const count = indexes?.length ?? call.operands.length - firstArgument
      for (let n = 0; n < count; n++) {
        const index = indexes?.[n] ?? n
        const definition = argument(module, call, index)
        if (definition === undefined) continue
        if (definition.resultType !== call.resultType || definition.name === 'OpFunction')
          report(argumentWord(call, index), 'the operand does not have Result Type')
      }
    },
  }))
}

/** Checks that an operand has the type of another one. */
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
    let rule: RuleId | undefined
    const report: Report = (word, message) => {
      if (rule !== undefined) faults.push({ rule, word, message })
    }
    module.each(callOpcodes, (call) => {
      const imported = call.valueAt(0) ?? 0
      // Operands before the import are decoded without the set.
      if (!imports.has(imported) || module.definitionIndex(imported) > call.index) return
      for (const row of byNumber[call.valueAt(1) ?? -1] ?? []) {
        rule = row.rule
        row.judge(call, module, report)
      }
    })
    return faults
  }
  return checksOf(survey, [...new Set(rows.map(({ rule }) => rule))], ['OpExtInst'])
}

/** Names of the instructions of a set with numbers from `first` to `last`. */
export function namesBetween(set: string, first: number, last: number): readonly string[] {
  const { instructions = [] } = instructionSetByName(set) ?? {}
  return instructions
    .filter(({ opcode }) => first <= opcode && opcode <= last)
    .map(({ name }) => name)
}

/** Whether a type is a component type of the wanted kind. */
type FitsComponent = (component: Instruction | undefined) => boolean

/** Floating-point, of any of those widths if any are listed. */
export function floating(...widths: readonly number[]): FitsComponent {
  return (type) =>
    isFloatType(type) && (widths.length === 0 || widths.includes(scalarWidth(type) ?? 0))
}

/** An integer, of any of those widths if any are listed. */
export function integral(...widths: readonly number[]): FitsComponent {
  return (type) =>
    isIntegerType(type) && (widths.length === 0 || widths.includes(scalarWidth(type) ?? 0))
}

/** A floating-point or integer type. */
export const numerical: FitsComponent = (type) => isNumericalType(type)

/** A scalar of that kind. */
export function scalarOf(fits: FitsComponent): FitsCall {
  return (type) => fits(type)
}

/** A scalar or vector of that kind. */
export function scalarOrVectorOf(fits: FitsComponent): FitsCall {
  return (type, module) => fits(componentType(module, type))
}

/** A vector of that kind, with as many components as one of `counts` if any are listed. */
export function vectorOf(fits: FitsComponent, ...counts: readonly number[]): FitsCall {
  return (type, module) =>
    isVectorType(type) && fits(componentType(module, type)) && hasCount(module, type, counts)
}

/** Whether the number of components is among `counts`, is not known, or none are listed. */
export function hasCount(
  module: Module,
  type: Instruction | undefined,
  counts: readonly number[],
): boolean {
  if (counts.length === 0 || type?.name === 'OpTypeVectorIdEXT') return true
  const count = componentCount(module, type)
  return count === undefined || counts.includes(count)
}

/** As `fits`, with as many components as the result; a result that is not a scalar or vector decides nothing. */
export function asMany(fits: FitsCall): FitsCall {
  return (type, module, call) =>
    fits(type, module, call) && !differInCount(module, type, resultType(module, call))
}

/** Whether the result type is as its own rule asks, and so decides about operands. */
export function hasResult(fits: FitsCall): FitsCall {
  return (_, module, call) => {
    const result = resultType(module, call)
    return result !== undefined && fits(result, module, call)
  }
}

/** Whether the components of a type are as many and as wide as those of the result. */
export const isAsLarge: FitsCall = (type, module, call) => {
  const result = resultType(module, call)
  return !differInCount(module, type, result) && !differInWidth(module, type, result)
}

/** Whether components of a type have the component type of the result. */
export const hasResultComponents: FitsCall = (type, module, call) =>
  componentType(module, type) === componentType(module, resultType(module, call))
