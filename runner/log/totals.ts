import type { Outcome } from './outcome.ts'
import type { Result } from './run-log.ts'

/** Number of results by oracle name and outcome. */
export type Totals = Record<string, Partial<Record<Outcome, number>>>

/** Totals of no results. A tool may have the name of a member that every object has, such as `constructor`. */
export function noTotals(): Totals {
  return Object.create(null)
}

/** Counts one more result. */
export function countIn(totals: Totals, { oracle, outcome }: Result): void {
  totals[oracle] ??= {}
  totals[oracle][outcome] = (totals[oracle][outcome] ?? 0) + 1
}

/** Number of results by oracle name and outcome. */
export function totals(results: Iterable<Result>): Totals {
  const totals = noTotals()
  for (const result of results) countIn(totals, result)
  return totals
}
