import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { isPointerType } from '../../core/shared/pointer-type.ts'
import { baseType, chainOperand } from './chain.ts'

/** The check that the Base Type of the chains named in `at` is no pointer type of either kind. */
export function baseTypeIsNoPointer(rule: RuleId, at: readonly string[]): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const type = baseType(module, instruction)
      if (isPointerType(type))
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is ${type.name}`,
        )
    },
  }
}
