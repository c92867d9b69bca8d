import type { LoggedOracle, LoggedRun } from '../log/run-log.ts'

/** One oracle of one run, as a side of a comparison. */
export interface Side {
  readonly oracle: LoggedOracle
  /** The results of the oracle only. */
  readonly results: LoggedRun['results']
}
