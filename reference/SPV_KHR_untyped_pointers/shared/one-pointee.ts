import type { RuleId } from '#spec/rule'
import { operandType } from '../../core/shared/operand.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { InstructionCheck } from './gated.ts'
import { pointeeId } from './untyped.ts'

/** The check that the Result Type and the Pointer of a cast, where both are typed, point to one type. */
export function onePointee(rule: RuleId, name: string): InstructionCheck {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const to = pointeeId(resultType(module, instruction))
      const from = pointeeId(operandType(module, instruction, 0))
      if (to !== undefined && from !== undefined && to !== from)
        report(instruction.word + 1, `Result Type points to %${to}, Pointer to %${from}`)
    },
  }
}
