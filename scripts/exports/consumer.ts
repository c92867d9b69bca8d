import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'

/** What is known before an export is put before its consumer. */
export interface Exported {
  /** Where it was written. */
  readonly folder: string
  /** An empty folder for what the consumer makes. */
  readonly scratch: string
  /** What `check` found of the same cases, asking the same validator. */
  readonly log: RunLog
  /** Words that start a program of SPIRV-Tools of testing. */
  readonly tool: (name: string) => string
}

/** Asks the consumer of an export. A problem with code `no-tool` says that it is not on this machine. */
export type Consumer = (of: Exported) => Promise<Result | Problem>

/** What a consumer made of an export. */
export interface Result {
  readonly told: string
  /** It finds what `check` finds. */
  readonly right: boolean
}
