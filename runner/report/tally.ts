import type { Outcome } from '../log/outcome.ts'
import type { LoggedOracle, Result } from '../log/run-log.ts'
import { unexplained } from './failure.ts'
import type { Fold } from './fold.ts'

/** Counts of results: by outcome, and the number of unexplained disagreements. */
export interface Tally {
  readonly counts: Readonly<Partial<Record<Outcome, number>>>
  readonly asked: number
  readonly unexplained: number
}

/** A tally that is still counted. */
export interface OpenTally {
  readonly counts: Partial<Record<Outcome, number>>
  asked: number
  unexplained: number
}

/** A tally of nothing yet. */
export function openTally(): OpenTally {
  return { counts: {}, asked: 0, unexplained: 0 }
}

/** Counts one more outcome. */
export function count({ counts }: Pick<OpenTally, 'counts'>, outcome: Outcome): void {
  counts[outcome] = (counts[outcome] ?? 0) + 1
}

function add(tally: OpenTally, result: Result): void {
  count(tally, result.outcome)
  tally.asked++
  if (unexplained(result).length > 0) tally.unexplained++
}

/** The tallies of a run, one per oracle in the order of its header: of each rule, sorted by id, and of all. */
export interface Tallies {
  readonly rules: ReadonlyMap<string, readonly Tally[]>
  readonly totals: readonly Tally[]
  /** Whether a result is that of an oracle which the header does not name. */
  readonly hasOthers: boolean
}

/** Counts results by rule and oracle. */
export function tallying(oracles: readonly LoggedOracle[]): Fold<Tallies> {
  const numbers = new Map(oracles.map(({ name }, index) => [name, index]))
  const totals = oracles.map(openTally)
  const rules = new Map<string, OpenTally[]>()
  let hasOthers = false
  return {
    take: (result) => {
      const index = numbers.get(result.oracle)
      const cells = rules.get(result.rule) ?? oracles.map(openTally)
      rules.set(result.rule, cells)
      if (index === undefined) {
        hasOthers = true
        return
      }
      for (const tally of [cells[index], totals[index]]) if (tally !== undefined) add(tally, result)
    },
    end: () => ({
      rules: new Map([...rules].sort(([a], [b]) => (a < b ? -1 : 1))),
      totals,
      hasOthers,
    }),
  }
}
