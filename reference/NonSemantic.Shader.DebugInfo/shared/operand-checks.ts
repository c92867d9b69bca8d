import {
  type DebugInstruction,
  type DebugOperand,
  type DebugOperandKind,
  debugInstructions,
} from '#spec/NonSemantic.Shader.DebugInfo/operands'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { type DebugInfo, debugInfoOf, debugInfosNamed, executing } from './debug-info.ts'

/** The check of a rule on the instructions with those names. */
export function instructionCheck(
  rule: RuleId,
  names: readonly string[],
  judge: (info: DebugInfo, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    among: executing,
    judgeModule(module, report) {
      for (const name of names)
        for (const info of debugInfosNamed(module, name)) judge(info, module, report)
    },
  }
}

/** The row's operand that is at position `index`, the last one repeating where it is a list. */
function operandAt({ operands }: DebugInstruction, index: number): DebugOperand | undefined {
  const last = operands.at(-1)
  return operands[index] ?? (last?.quantifier === '*' ? last : undefined)
}

/** The operands of some kinds in an instruction, with the index of each. */
export function eachOperand(
  { row, operands }: DebugInfo,
  kinds: readonly DebugOperandKind[],
  visit: (operand: Operand, row: DebugOperand, index: number) => void,
): void {
  if (row === undefined) return
  operands.forEach((operand, index) => {
    const named = operandAt(row, index)
    if (named !== undefined && kinds.includes(named.kind)) visit(operand, named, index)
  })
}

/** The instruction that an operand names, and where. */
export interface ReferencedInstruction {
  readonly definition: Instruction
  readonly module: Module
  readonly info: DebugInfo
  /** Index of the operand among those of the instruction. */
  readonly index: number
}

/** The fault of the instruction that an operand names; `undefined` if there is none. */
export type OperandFault = (named: ReferencedInstruction) => string | undefined

/**
 * Whether any operand may refer to an instruction: DebugInfoNone, and instructions whose version or number the text
 * does not describe.
 */
export function mayBeAnything(module: Module, definition: Instruction): boolean {
  const info = debugInfoOf(module, definition)
  return info !== undefined && (info.row === undefined || info.row.name === 'DebugInfoNone')
}

/**
 * The check of a rule on the definitions that the operands of some kinds name. Those beyond the last one of the row and
 * ids that nothing defines are the faults of other rules.
 */
export function operandCheck(
  rule: RuleId,
  kinds: readonly DebugOperandKind[],
  fault: OperandFault,
): Check {
  const names = debugInstructions
    .filter(({ operands }) => operands.some(({ kind }) => kinds.includes(kind)))
    .map(({ name }) => name)
  return instructionCheck(rule, names, (info, module, report) => {
    eachOperand(info, kinds, ({ value, word }, { name, kind }, index) => {
      const definition = module.definition(value)
      if (definition === undefined || mayBeAnything(module, definition)) return
      const message = fault({ definition, module, info, index })
      const printed = kind === 'enumerator' ? 'an enumerator' : name
      if (message !== undefined)
        report(word, `${printed} of ${info.row?.name}, %${value}, ${message}`)
    })
  })
}

/** The name of an instruction in messages: that of the extended one if it executes one of the set. */
export function callOf(module: Module, definition: Instruction): string {
  return debugInfoOf(module, definition)?.row?.name ?? definition.name
}
