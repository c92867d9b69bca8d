import type { Outcome } from './outcome.ts'
import type { Result } from './run-log.ts'

/** Number of results by oracle name and outcome. */
export type Totals = Record<string, Partial<Record<Outcome, number>>>

/** Counts one more result. */
export function countIn(totals: Totals, { oracle, outcome }: Result): void {
  totals[oracle] ??= {}
  totals[oracle][outcome] = (totals[oracle][outcome] ?? 0) + 1
}

/** Number of results by oracle name and outcome. */
export function totals(results: Iterable<Result>): Totals {
  const totals: Totals = {}
  for (const result of results) countIn(totals, result)
  return totals
}
