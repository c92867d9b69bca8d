import type { Expectation, Expectations } from '../expectations/expectations.ts'
import { ruleNamed } from '../expectations/rule-named.ts'

/** The entry for every case of the rules whose cases it names; `undefined` where it names no rule by its whole id. */
function ofRules(entry: Expectation): Expectation | undefined {
  const { cases, ...rest } = entry
  const rules = [...new Set((cases ?? []).map(ruleNamed))].filter((rule) => rule !== undefined)
  const [first, ...others] = rules
  return first === undefined
    ? undefined
    : { ...rest, rules: [first, ...others], reason: `by its rule alone: ${entry.reason}` }
}

/**
 * What is known of a tool, for the judge's own cases: what entries say of some cases of the corpus may be why the tool answers in the
 * same way about others of the same rule. It is a guess, which the reason says.
 */
export function ownExpectations(expectations: Expectations): Expectations {
  const guesses = expectations.entries.flatMap((entry) => ofRules(entry) ?? [])
  return { ...expectations, entries: [...expectations.entries, ...guesses] }
}
