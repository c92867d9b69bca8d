import type { LoggedOracle } from '../log/run-log.ts'
import type { Tally } from './tally.ts'

/** With this number of answers or more it is not an accident that none is right. */
const enough = 5

/** Outcomes by which an oracle contradicts, and does not fail to answer: what explains them knows the oracle. */
const contradictions = ['false-accept', 'false-reject', 'crash', 'wrong-output'] as const

/**
 * Why the answers of an oracle are worth nothing: it was asked often enough, and agrees with nothing. Cases that it
 * declares not to know are not answers. If expectations explain all its contradictions, as they may for the few cases of one rule,
 * it is the tool that the expectations describe; an answer that is late or missing says nothing about it.
 *
 * @param tally of all its results.
 * @returns `undefined` of an oracle that agrees with something.
 */
export function silent(
  oracle: LoggedOracle,
  { counts, asked, unexplained }: Tally,
): string | undefined {
  const answered = asked - (counts.unsupported ?? 0)
  if (answered < enough || (counts.agree ?? 0) > 0) return undefined
  const contradicts = contradictions.some((outcome) => (counts[outcome] ?? 0) > 0)
  const unanswered = (counts.timeout ?? 0) + (counts.error ?? 0)
  if (contradicts && unexplained === 0 && unanswered === 0) return undefined
  const how = counts.timeout === answered ? ', each time for want of an answer in time' : ''
  return `${oracle.name} agrees with none of ${answered} cases${how}`
}
