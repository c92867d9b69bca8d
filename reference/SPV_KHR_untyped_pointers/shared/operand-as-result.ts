import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { atomicResultType } from '../../core/shared/atomic-result.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { valueAt } from './value.ts'

/**
 * The check that an operand of atomic instructions has the type that is Result Type.
 *
 * @param places of the operand, by the name of the instruction.
 */
export function operandAsResult(
  rule: RuleId,
  name: string,
  places: Readonly<Record<string, number>>,
): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const index = places[instruction.name] ?? 0
      const value = valueAt(module, instruction, index)
      const type = atomicResultType(module, instruction)
      if (value === undefined || type === undefined || value.type === type) return
      const what = value.type === undefined ? value.definition.name : `%${value.type.result}`
      report(
        operandWord(instruction, index),
        `${name} is of ${what}, Result Type is %${type.result}`,
      )
    },
  }
}
