import { type Outcome, outcomes } from '../log/outcome.ts'
import type { Tally } from '../report/tally.ts'

/** The tallies of several rules at one oracle as one. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const counts: Partial<Record<Outcome, number>> = {}
  for (const outcome of outcomes) {
    const count = tallies.reduce((sum, tally) => sum + (tally.counts[outcome] ?? 0), 0)
    if (count > 0) counts[outcome] = count
  }
  return {
    counts,
    asked: tallies.reduce((sum, { asked }) => sum + asked, 0),
    unexplained: tallies.reduce((sum, { unexplained }) => sum + unexplained, 0),
  }
}
