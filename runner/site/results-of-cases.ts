import type { Result } from '../log/run-log.ts'
import type { SiteRun } from './site-run.ts'

/** By run and case: what its tools answered. */
export type ResultsOfCases = ReadonlyMap<SiteRun, ReadonlyMap<string, readonly Result[]>>

/** What the tools of all runs answered to a few cases; every run is gone through once. */
export function resultsOfCases(
  runs: readonly SiteRun[],
  cases: ReadonlySet<string>,
): ResultsOfCases {
  return new Map(
    runs.map((run) => {
      const found = new Map<string, Result[]>()
      for (const result of run.log.results)
        if (cases.has(result.case)) {
          const known = found.get(result.case)
          if (known === undefined) found.set(result.case, [result])
          else known.push(result)
        }
      return [run, found]
    }),
  )
}
