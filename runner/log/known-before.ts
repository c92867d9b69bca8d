/** The explanation of a wrong answer that an earlier run had as well. */
export const inBaseline = 'in the baseline'

/** The explanation of a wrong answer that the earlier run could not judge. */
export const notJudgedInBaseline = 'not judged in the baseline: its control was refused'

/** The explanation of a wrong answer that an earlier run has recorded, until it is examined. */
export const notLookedAt = 'not looked at'

const reasons: ReadonlySet<string> = new Set([inBaseline, notJudgedInBaseline, notLookedAt])

/** Whether an explanation says only that an answer is known from an earlier run, and not why it is wrong. */
export function isOnlyKnown(explained: string | undefined): boolean {
  return explained !== undefined && reasons.has(explained)
}
