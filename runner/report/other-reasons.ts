import type { Result } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'
import { verdictText } from './verdict-text.ts'

/** Cases of one rule that an oracle rejects, though for another reason than the rule. */
export interface OtherReason {
  readonly oracle: string
  readonly rule: string
  /** What the message is about instead. */
  readonly about: string
  readonly cases: number
  readonly first: string
  /** The message for the first case. */
  readonly said: string
}

/** What agrees for another reason, by oracle, rule and reason. */
export function otherReasons(results: readonly Result[]): readonly OtherReason[] {
  const all = results.flatMap(({ oracle, rule, case: id, answers }) => {
    const answer = answers.find(({ otherReason }) => otherReason !== undefined)
    return answer?.otherReason === undefined
      ? []
      : [{ oracle, rule, first: id, about: answer.otherReason, said: verdictText(answer.verdict) }]
  })
  const groups = groupBy(all, ({ oracle, rule, about }) => JSON.stringify([oracle, rule, about]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ ...first, cases: group.length }]
  })
}
