import type { Outcome } from '#runner/log/outcome'
import type { RunLog } from '#runner/log/run-log'

/** How many cases of a run have one of these outcomes. */
export function outcomesIn({ results }: RunLog, ...outcomes: readonly Outcome[]): number {
  return results.filter(({ outcome }) => outcomes.includes(outcome)).length
}
