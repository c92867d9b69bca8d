import { type Answer, caseByCase, type Result } from '../log/run-log.ts'
import type { AnswerChange } from './change.ts'
import type { Side } from './side.ts'

/** The answers of two sides about one case; nothing if only the other side was asked. */
export interface AlignedCase {
  readonly before: readonly Result[]
  readonly after: readonly Result[]
}

/** The cases of two sides in their order, each with what both say of it. */
export function* alignedCases(baseline: Side, candidate: Side): Generator<AlignedCase, void> {
  const [left, right] = [caseByCase(baseline.results), caseByCase(candidate.results)]
  let [before, after] = [left.next().value, right.next().value]
  while (before !== undefined || after !== undefined) {
    const [first, last] = [before?.[0]?.case, after?.[0]?.case]
    const takesBefore = last === undefined || (first !== undefined && first <= last)
    const takesAfter = first === undefined || (last !== undefined && last <= first)
    yield { before: (takesBefore && before) || [], after: (takesAfter && after) || [] }
    if (takesBefore) before = left.next().value
    if (takesAfter) after = right.next().value
  }
}

/** The answers of results by environment. */
export function answersBy(results: readonly Result[]): ReadonlyMap<string, Answer> {
  return new Map(
    results.flatMap(({ answers }) => answers.map((answer) => [answer.environment, answer])),
  )
}

/** Two answers to one case in one environment. */
export type AlignedAnswers = Omit<AnswerChange, 'class' | 'follows' | 'wrongReason'>

/** The answers to a case that both sides have, in the order of those of the candidate. */
export function alignedAnswers({ before, after }: AlignedCase): readonly AlignedAnswers[] {
  if (before.length === 0) return []
  const earlier = answersBy(before)
  return after.flatMap(({ rule, case: id, expect, answers }) =>
    answers.flatMap((now) => {
      const { environment } = now
      const then = earlier.get(environment)
      return then === undefined
        ? []
        : [{ rule, case: id, expect, environment, before: then, after: now }]
    }),
  )
}
