import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'

/** The check that the instructions named in `at` stand in functions; whether in a block there is a core rule. */
export function inFunction(rule: RuleId, at: readonly string[]): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      if (module.functionOf(instruction) === undefined)
        report(instruction.word, `${instruction.name} stands outside functions`)
    },
  }
}
