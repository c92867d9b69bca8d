import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import { operandRow, type Reflection } from './reflection.ts'
import { reflectionCheck } from './reflection-check.ts'

/** Says what is wrong with the instruction that an operand names; `undefined` where nothing is. */
export type OperandFault = (
  definition: Instruction,
  module: Module,
  reflection: Reflection,
) => string | undefined

/**
 * The check of a rule on what operands of some kinds name. Operands in no position of their instruction and ids that
 * nothing defines are other rules' faults.
 */
export function operandCheck(
  rule: RuleId,
  kinds: readonly ReflectionOperandKind[],
  fault: OperandFault,
): Check {
  return reflectionCheck(rule, (reflection, module, report) => {
    reflection.operands.forEach(({ value, word }, index) => {
      const row = operandRow(reflection, index)
      if (row === undefined || !kinds.includes(row.kind)) return
      const definition = module.definition(value)
      if (definition === undefined) return
      const message = fault(definition, module, reflection)
      if (message !== undefined)
        report(word, `${row.name} of ${reflection.row?.name}, %${value}, ${message}`)
    })
  })
}
