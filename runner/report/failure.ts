import { disagreements } from '../log/outcome.ts'
import type { Answer, LoggedOracle, Result } from '../log/run-log.ts'

/** Answers of a result that disagree and that no expectation explains. */
export function unexplained(result: Result): readonly Answer[] {
  return result.answers.filter(
    ({ outcome, explained }) => disagreements.has(outcome) && explained === undefined,
  )
}

/** Whether the result fails a run: an oracle that gates disagrees, and no expectation explains it. */
export function fails(result: Result, oracle: LoggedOracle): boolean {
  return oracle.standing === 'gates' && unexplained(result).length > 0
}

/**
 * Whether the tool gives the same answer when it is asked again, as far as it was. An answer that is recorded to be given in some
 * runs only says nothing new about it.
 */
export function repeatsItself({ again, sometimes }: Answer): boolean {
  return again === undefined || sometimes !== undefined
}
