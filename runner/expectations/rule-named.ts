import { literalBeginning } from './id-matcher.ts'

/** The rule with which an id of a case begins, or all ids that match a glob; `undefined` where they may differ in it. */
export function ruleNamed(idOrGlob: string): string | undefined {
  // `a/b/**` matches `a/b`, too.
  if (idOrGlob.includes('/**')) return undefined
  return /^[^/]+\/[^/]+(?=\/)/.exec(literalBeginning(idOrGlob))?.[0]
}
