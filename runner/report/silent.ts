import type { LoggedOracle, Result } from '../log/run-log.ts'

/** Answers from which on it is no accident that none is right. */
const enough = 5

/**
 * Why the answers of an oracle are worth nothing: it was asked often enough, and agrees with nothing. Cases that it
 * declares not to know are no answers.
 *
 * @param results the oracle's.
 * @returns `undefined` of an oracle that agrees with something.
 */
export function silent(oracle: LoggedOracle, results: readonly Result[]): string | undefined {
  const answered = results.filter(({ outcome }) => outcome !== 'unsupported')
  if (answered.length < enough) return undefined
  if (answered.some(({ outcome }) => outcome === 'agree')) return undefined
  const late = answered.filter(({ outcome }) => outcome === 'timeout').length
  const how = late === answered.length ? ', each time for want of an answer in time' : ''
  return `${oracle.name} agrees with none of ${answered.length} cases${how}`
}
