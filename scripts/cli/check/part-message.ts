import type { ToolLines } from '#runner/check/tool-lines'
import type { Header } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import type { CheckFlags } from './check-flags.ts'

/** What a process needs to ask about its part of a check. */
export interface PartSetup {
  /** The corpus of the command line. */
  readonly named: readonly string[]
  readonly flags: CheckFlags
  readonly part: { readonly index: number; readonly count: number }
}

/** To a process that asks about a part. `ask` comes once, with the SPECs of the tools that are fit, in their order. */
export type ToPart =
  | { readonly kind: 'prepare'; readonly setup: PartSetup }
  | {
      readonly kind: 'ask'
      readonly specs: readonly string[]
      readonly pace: NonNullable<Header['pace']>
    }

/** From such a process: its cases have been read, or cannot be; then the lines of each tool, and the end of each. */
export type FromPart =
  | { readonly kind: 'ready'; readonly problem?: Problem }
  | { readonly kind: 'lines'; readonly oracle: string; readonly lines: ToolLines }
  | { readonly kind: 'end'; readonly oracle: string }
  | { readonly kind: 'failed'; readonly why: string }
