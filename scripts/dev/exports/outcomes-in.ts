import type { Outcome } from '#runner/log/outcome'
import type { RunLog } from '#runner/log/run-log'

/** The number of cases of a run with one of these outcomes. */
export function outcomesIn({ results }: RunLog, ...outcomes: readonly Outcome[]): number {
  return results.filter(({ outcome }) => outcomes.includes(outcome)).length
}
