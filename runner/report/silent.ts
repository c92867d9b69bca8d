import type { LoggedOracle } from '../log/run-log.ts'
import type { Tally } from './tally.ts'

/** The number of answers from which it is no accident that none is right. */
const enough = 5

/**
 * Why the answers of an oracle are worth nothing: it was asked often enough, and agrees with nothing. Cases that it
 * declares not to know are not answers.
 *
 * @param tally of all its results.
 * @returns `undefined` of an oracle that agrees with something.
 */
export function silent(oracle: LoggedOracle, { counts, asked }: Tally): string | undefined {
  const answered = asked - (counts.unsupported ?? 0)
  if (answered < enough || (counts.agree ?? 0) > 0) return undefined
  const how = counts.timeout === answered ? ', each time for want of an answer in time' : ''
  return `${oracle.name} agrees with none of ${answered} cases${how}`
}
