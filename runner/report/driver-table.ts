import type { LoggedOracle, LoggedRun } from '../log/run-log.ts'
import { template } from '../render.ts'
import { escaped } from './escaped.ts'
import { figuring } from './figures.ts'
import { type Fold, folded } from './fold.ts'
import { groupBy } from './group-by.ts'
import type { Tally } from './tally.ts'
import { tallyText } from './tally-text.ts'

/** A driver, as its SPEC says: through an API that creates programs from modules. */
function isDriver({ name }: LoggedOracle): boolean {
  return /^(vulkan|opencl):/.test(name)
}

/**
 * Why a driver was not given a module: with the names of the tools that call it invalid, every reason would be
 * different.
 */
function reason(why: string): string {
  return why.replace(/^(not valid in \S+ for (?:the reference|\S+)): .*$/s, '$1')
}

/** Counts the reasons of each oracle for not being given a module. */
function reasons(): Fold<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const counts = new Map<string, Map<string, number>>()
  return {
    take: ({ oracle, answers }) => {
      const verdict = answers[0]?.verdict
      if (verdict?.kind !== 'unsupported') return
      const toolCounts = counts.get(oracle) ?? new Map<string, number>()
      const why = reason(verdict.why)
      counts.set(oracle, toolCounts.set(why, (toolCounts.get(why) ?? 0) + 1))
    },
    end: () => counts,
  }
}

/** Reasons by number of cases, the most frequent first. */
function byCases(counts: ReadonlyMap<string, number> = new Map()) {
  return [...counts]
    .map(([why, cases]) => ({ why: escaped(why), cases }))
    .sort((a, b) => b.cases - a.cases || (a.why < b.why ? -1 : 1))
}

/** Several tallies as one. */
function sum(tallies: readonly Tally[]): Tally {
  const counts: Partial<Record<string, number>> = {}
  for (const tally of tallies)
    for (const [outcome, count = 0] of Object.entries(tally.counts))
      counts[outcome] = (counts[outcome] ?? 0) + count
  return {
    counts,
    asked: tallies.reduce((total, { asked }) => total + asked, 0),
    unexplained: tallies.reduce((total, { unexplained }) => total + unexplained, 0),
  }
}

/**
 * The matrix of the drivers of a run: rows are texts and their rules, with a column for each driver. The header says which device
 * it opened and how many valid cases it was given; lists below say what it lacks for the others.
 *
 * @returns GitHub-flavoured Markdown. Rules without a case for any driver are left out and counted.
 */
export function driverTable(log: LoggedRun): string {
  const [{ oracles, rules, totals, suite }, why] = folded(log.results, figuring(log), reasons())
  const drivers = oracles.flatMap((oracle, index) =>
    isDriver(oracle) ? [{ oracle, at: index }] : [],
  )
  const cellsOf = (cells: readonly Tally[]) => drivers.map(({ at: index }) => cells[index] as Tally)
  const isGiven = ({ counts, asked }: Tally) => asked > (counts.unsupported ?? 0)
  const given = rules.filter(({ cells }) => cellsOf(cells).some(isGiven))
  return template(
    'reports/run.drivers.md.hbs',
    'none',
  )({
    suite,
    count: drivers.length,
    left: rules.length - given.length,
    drivers: drivers.map(({ oracle: { name, version, command }, at: index }) => {
      const { counts, asked } = totals[index] as Tally
      return {
        name: escaped(name),
        version: escaped(version),
        device: escaped(/\((.*)\)$/.exec(command)?.[1] ?? ''),
        given: asked - (counts.unsupported ?? 0),
        asked,
        reasons: byCases(why.get(name)),
      }
    }),
    texts: [...groupBy(given, ({ text }) => text)].map(([text, rows]) => ({
      text,
      cells: cellsOf(
        drivers.length === 0
          ? []
          : oracles.map((_, index) => sum(rows.map((row) => row.cells[index] as Tally))),
      ).map(tallyText),
      rules: rows.map(({ slug, cells }) => ({ slug, cells: cellsOf(cells).map(tallyText) })),
    })),
  })
}
