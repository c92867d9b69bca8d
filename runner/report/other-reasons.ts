import type { Fold } from './fold.ts'
import { verdictText } from './verdict-text.ts'

/** Cases of one rule that an oracle rejects, though for another reason than the rule. */
export interface OtherReason {
  readonly oracle: string
  readonly rule: string
  /** The actual subject of the message. */
  readonly about: string
  readonly cases: number
  readonly first: string
  /** The message for the first case. */
  readonly said: string
}

/** The answers that agree for another reason, by oracle, rule and reason, in the order of the results. */
export function otherReasons(): Fold<readonly OtherReason[]> {
  const found = new Map<string, OtherReason>()
  return {
    take: ({ oracle, rule, case: first, answers }) => {
      const answer = answers.find(({ otherReason }) => otherReason !== undefined)
      if (answer?.otherReason === undefined) return
      const about = answer.otherReason
      const key = JSON.stringify([oracle, rule, about])
      const text = () => verdictText(answer.verdict)
      const reason = found.get(key) ?? { oracle, rule, about, cases: 0, first, said: text() }
      found.set(key, { ...reason, cases: reason.cases + 1 })
    },
    end: () => [...found.values()],
  }
}
