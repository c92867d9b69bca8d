import { groupBy } from './group-by.ts'
import type { Disagreement } from './summary.ts'

/** Disagreements of one oracle about one rule with the same outcome and the same explanation. */
export interface Finding {
  readonly first: Disagreement
  /** Number of cases, including the first. */
  readonly cases: number
}

/** Disagreements by oracle, rule, outcome and explanation, in the order in which they come up. */
export function findings(disagreements: readonly Disagreement[]): readonly Finding[] {
  const groups = groupBy(disagreements, ({ oracle, rule, outcome, explained }) =>
    JSON.stringify([oracle, rule, outcome, explained]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ first, cases: new Set(group.map((one) => one.case)).size }]
  })
}
