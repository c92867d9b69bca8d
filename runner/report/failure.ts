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

/** Whether the tool gives the same answers when it is asked again, as far as it was. */
export function repeatsItself({ answers }: Result): boolean {
  return answers.every(({ again }) => again === undefined)
}
