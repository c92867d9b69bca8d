import type { Outcome } from './outcome.ts'
import type { Result } from './run-log.ts'

/** Number of results by oracle name and outcome. */
export type Totals = Record<string, Partial<Record<Outcome, number>>>

/** Counts one more result. */
export function countIn(of: Totals, { oracle, outcome }: Result): void {
  of[oracle] ??= {}
  of[oracle][outcome] = (of[oracle][outcome] ?? 0) + 1
}

/** Number of results by oracle name and outcome. */
export function totals(results: Iterable<Result>): Totals {
  const of: Totals = {}
  for (const result of results) countIn(of, result)
  return of
}
