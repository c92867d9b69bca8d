import type { RunLog } from '../log/run-log.ts'
import type { Side } from './side.ts'

/** One oracle of a log with its results; `undefined` if the log has none with that name. */
export function sideOf({ header, results }: RunLog, name: string): Side | undefined {
  const oracle = header.oracles.find((one) => one.name === name)
  return oracle && { oracle, results: results.filter((result) => result.oracle === name) }
}
