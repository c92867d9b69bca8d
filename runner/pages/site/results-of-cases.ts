import type { Result } from '../../log/run-log.ts'
import { answersTo } from '../../report/causes/answers-to.ts'
import type { SiteRun } from './site-run.ts'

/** Keyed by run and case: the answers of the tools. */
export type ResultsOfCases = ReadonlyMap<SiteRun, ReadonlyMap<string, readonly Result[]>>

/** The answers of the tools of all runs to a few cases; every run is iterated once. */
export function resultsOfCases(
  runs: readonly SiteRun[],
  cases: ReadonlySet<string>,
): ResultsOfCases {
  return new Map(runs.map((run) => [run, answersTo(run.log.results, cases)]))
}
