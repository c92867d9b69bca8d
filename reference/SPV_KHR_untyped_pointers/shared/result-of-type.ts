import type { RuleId } from '#spec/rule'
import { resultType } from '../../core/shared/result-type.ts'
import type { Instruction } from '../../module.ts'
import type { InstructionCheck } from './gated.ts'

/**
 * The check that the Result Type of the instructions named in `at` is a type that `fits`. Result types that are no
 * types are a fault of their own.
 *
 * @param wanted what fits, for messages: `a pointer type`.
 */
export function resultOfType(
  rule: RuleId,
  at: readonly string[],
  fits: (type: Instruction) => boolean,
  wanted: string,
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !fits(type))
        report(instruction.word + 1, `Result Type %${type.result} is ${type.name}, not ${wanted}`)
    },
  }
}
