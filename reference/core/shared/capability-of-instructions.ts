import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'

/** The check that the instructions named in `at` stand only in modules that declare `capability`, or what implies it. */
export function capabilityOfInstructions(
  rule: RuleId,
  at: readonly string[],
  capability: string,
): Check {
  return {
    rule,
    at,
    judge({ name, word }, module, report) {
      if (!module.capabilities.has(capability))
        report(word, `${name} needs the capability ${capability}`)
    },
  }
}
