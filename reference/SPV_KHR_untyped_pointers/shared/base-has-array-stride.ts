import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandType, operandWord } from '../../core/shared/operand.ts'
import { chainOperand } from './chain.ts'
import { pointsIntoLaidOutMemory } from './laid-out-chain.ts'

/** The check that the type of Base of the instruction with that name has an ArrayStride in the four storage classes. */
export function baseHasArrayStride(rule: RuleId, name: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      if (!pointsIntoLaidOutMemory(module, instruction, chainOperand.base)) return
      const type = operandType(module, instruction, chainOperand.base)
      if (type !== undefined && !module.isDecorated(type.result, 'ArrayStride'))
        report(
          operandWord(instruction, chainOperand.base),
          `the type of Base, %${type.result}, is not decorated with ArrayStride`,
        )
    },
  }
}
