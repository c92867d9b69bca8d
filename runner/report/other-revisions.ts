import type { Fold } from './fold.ts'

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
export function otherRevisions(): Fold<readonly OtherRevision[]> {
  const found = new Map<string, OtherRevision>()
  return {
    take: ({ oracle, rule, case: first, outcome, answers }) => {
      if (outcome !== 'other-revision') return
      const revision = answers.find((answer) => answer.revision !== undefined)?.revision ?? ''
      const key = `${oracle} ${rule} ${revision}`
      const otherRevision = found.get(key) ?? { oracle, rule, cases: 0, first, revision }
      found.set(key, { ...otherRevision, cases: otherRevision.cases + 1 })
    },
    end: () => [...found.values()],
  }
}
