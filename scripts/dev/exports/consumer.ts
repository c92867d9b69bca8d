import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'

/** The inputs of a test of an export with its consumer. */
export interface Exported {
  /** The place where it was written. */
  readonly folder: string
  /** An empty folder for the output of the consumer. */
  readonly scratch: string
  /** The run of `check` on the same cases with the same validator. */
  readonly log: RunLog
  /** The command that starts a program of SPIRV-Tools of testing. */
  readonly tool: (name: string) => string
}

/** Runs the consumer of an export. A problem with code `no-tool` means that it is not installed. */
export type ExportConsumer = (exported: Exported) => Promise<ExportResult | Problem>

/** The result of a consumer. */
export interface ExportResult {
  readonly summary: string
  /** Its findings are those of `check`. */
  readonly passed: boolean
}
