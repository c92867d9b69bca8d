import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { areTypedAndDiffer, comparedTypes } from './compared.ts'

/** The check that compared pointers, where both are typed, are of one type. */
export function onePointerType(rule: RuleId, at: readonly string[]): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const types = comparedTypes(module, instruction)
      if (types !== undefined && areTypedAndDiffer(...types))
        report(
          operandWord(instruction, 1),
          `the operands are of types %${types[0].result} and %${types[1].result}`,
        )
    },
  }
}
