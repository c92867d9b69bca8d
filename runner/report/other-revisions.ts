import type { Result } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'

/** Answers of one oracle to cases of one rule that are right by other published versions of a text only. */
export interface OtherRevision {
  readonly oracle: string
  readonly rule: string
  readonly cases: number
  /** The first case. */
  readonly first: string
  /** The versions in words: `SPV_KHR_untyped_pointers before 2025-07-29`. */
  readonly revision: string
}

/** All answers with the outcome `other-revision`, by oracle, rule and versions, in the order of the results. */
export function otherRevisions(results: readonly Result[]): readonly OtherRevision[] {
  const found = results.flatMap(({ oracle, rule, case: id, outcome, answers }) =>
    outcome === 'other-revision'
      ? [
          {
            oracle,
            rule,
            id,
            revision: answers.find(({ revision }) => revision !== undefined)?.revision ?? '',
          },
        ]
      : [],
  )
  const groups = groupBy(found, ({ oracle, rule, revision }) => `${oracle} ${rule} ${revision}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { oracle, rule, revision, id } = first
    return [{ oracle, rule, cases: group.length, first: id, revision }]
  })
}
