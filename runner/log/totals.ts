import type { Outcome } from './outcome.ts'
import type { Result } from './run-log.ts'

/** Number of results by oracle name and outcome. */
export function totals(
  results: readonly Result[],
): Record<string, Partial<Record<Outcome, number>>> {
  const of: Record<string, Partial<Record<Outcome, number>>> = {}
  for (const { oracle, outcome } of results) {
    of[oracle] ??= {}
    of[oracle][outcome] = (of[oracle][outcome] ?? 0) + 1
  }
  return of
}
