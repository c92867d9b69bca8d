import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'

/** The check that the instructions named in `at` stand outside functions. */
export function moduleScope(rule: RuleId, at: readonly string[]): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      if (module.functionOf(instruction) !== undefined)
        report(instruction.word, `${instruction.name} stands in a function`)
    },
  }
}
