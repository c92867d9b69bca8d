import type { Result } from '../log/run-log.ts'

/** Some answers of a tool. */
export interface ToolLines {
  /** Cases that it was asked about, controls outside of the run among them. */
  readonly answered: number
  readonly lines: readonly Result[]
}
