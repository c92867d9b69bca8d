import { type LoggedRun, resultsBy } from '../log/run-log.ts'
import type { Side } from './side.ts'

/** One oracle of a log with its results; `undefined` if the log has none with that name. */
export function sideOf({ header, results }: LoggedRun, name: string): Side | undefined {
  const oracle = header.oracles.find((oracle) => oracle.name === name)
  const ofOracle = resultsBy(results, (result) => (result.oracle === name ? [result] : []))
  return oracle && { oracle, results: ofOracle }
}
