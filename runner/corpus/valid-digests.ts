import { digest } from './digest.ts'
import type { FiledCase } from './manifest.ts'

/** For each rule with valid cases, a digest of the words of all of them, short enough to be recorded. */
export function validDigests(
  cases: readonly Pick<FiledCase, 'rule' | 'expect' | 'sha256'>[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string[]>()
  for (const { rule, expect, sha256 } of cases)
    if (expect === 'valid') words.set(rule, [...(words.get(rule) ?? []), sha256])
  return new Map(
    [...words]
      .toSorted(([rule], [other]) => (rule < other ? -1 : 1))
      .map(([rule, list]) => [rule, digest(Buffer.from(list.toSorted().join())).slice(0, 8)]),
  )
}
