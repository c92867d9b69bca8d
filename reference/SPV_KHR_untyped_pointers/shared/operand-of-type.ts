import type { RuleId } from '#spec/rule'
import { operandWord } from '../../core/shared/operand.ts'
import type { Instruction } from '../../module.ts'
import type { InstructionCheck } from './gated.ts'
import { valueAt } from './value.ts'

/**
 * The check that operands of the instructions named in `at` are values of a type that `fits`.
 *
 * @param operands names of the operands and their places after result type and result.
 * @param wanted what fits, for messages: `a pointer`.
 */
export function operandOfType(
  rule: RuleId,
  at: readonly string[],
  operands: Readonly<Record<string, number>>,
  fits: (type: Instruction | undefined) => boolean,
  wanted: string,
): InstructionCheck {
  const places = Object.entries(operands)
  return {
    rule,
    at,
    judge(instruction, module, report) {
      for (const [name, index] of places) {
        const value = valueAt(module, instruction, index)
        if (value === undefined || fits(value.type)) continue
        const { definition, type } = value
        const what = type === undefined ? `is an ${definition.name}` : `is of ${type.name}`
        report(
          operandWord(instruction, index),
          `${name} %${definition.result} ${what}, not ${wanted}`,
        )
      }
    },
  }
}
