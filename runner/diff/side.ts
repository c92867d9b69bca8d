import type { LoggedOracle, Result } from '../log/run-log.ts'

/** One oracle of one run, as a side of a comparison. */
export interface Side {
  readonly oracle: LoggedOracle
  /** The results of the oracle only. */
  readonly results: readonly Result[]
}
