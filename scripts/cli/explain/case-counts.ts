import type { ResultCase } from '#generators/results/result-case'
import { casesByRule } from '#runner/corpus/covers'
import type { FiledCase } from '#runner/corpus/manifest'

/** Cases of a rule by what they expect, and those with results. */
export interface CaseCounts {
  readonly valid: number
  readonly invalid: number
  readonly either: number
  readonly results: number
}

/** The counts of a rule without cases. */
export const noCases: CaseCounts = { valid: 0, invalid: 0, either: 0, results: 0 }

/** The counts of each rule that has cases. */
export function caseCounts(
  cases: readonly FiledCase[],
  results: readonly Pick<ResultCase, 'rules'>[],
): Readonly<Record<string, CaseCounts>> {
  const counts: Record<string, CaseCounts> = {}
  const count = (rule: string, kind: keyof CaseCounts) => {
    const before = counts[rule] ?? noCases
    counts[rule] = { ...before, [kind]: before[kind] + 1 }
  }
  for (const { rules = [] } of results) for (const rule of rules) count(rule, 'results')
  for (const [rule, shown] of casesByRule(cases))
    for (const { expect } of shown) count(rule, expect)
  return counts
}
