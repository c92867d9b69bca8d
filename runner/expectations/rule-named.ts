import type { ExpectationEntry } from './expectations.ts'
import { literalBeginning } from './id-matcher.ts'

/** The rule with which an id of a case begins, or all ids that match a glob; `undefined` where they may differ in it. */
export function ruleNamed(idOrGlob: string): string | undefined {
  // `a/b/**` matches `a/b`, too.
  if (idOrGlob.includes('/**')) return undefined
  return /^[^/]+\/[^/]+(?=\/)/.exec(literalBeginning(idOrGlob))?.[0]
}

/** The rules with which the ids of all cases of an entry begin; `undefined` where it does not name them. */
export function rulesNamed({ cases }: ExpectationEntry): ReadonlySet<string> | undefined {
  const rules = cases?.map(ruleNamed)
  return rules?.every((rule) => rule !== undefined) ? new Set(rules) : undefined
}
