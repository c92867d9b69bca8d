import type { Profile } from '#runner/check/profile'
import type { FarmFlags } from '../options/farm-options.ts'
import type { Revisions } from '../options/revision-option.ts'

/** The options of `fuzz`. */
export interface FuzzFlags extends FarmFlags {
  readonly tool: readonly string[]
  readonly time?: number
  readonly runs?: number
  readonly seed: number
  readonly seeds?: string
  readonly env?: string
  readonly weights?: readonly string[]
  readonly shard?: { readonly index: number; readonly count: number }
  readonly jobs: number
  readonly slice: number
  readonly ahead: number
  /** Milliseconds, on this machine. */
  readonly timeout: number
  readonly memory: number
  readonly expectations?: readonly string[]
  readonly profile?: Profile
  readonly revision?: readonly string[]
  /** Versions of texts that the reference follows, where not the newest. */
  readonly revisions?: Revisions
  readonly alsoUnconfirmed?: true
  readonly baseline?: string
  readonly out: string
  readonly report?: true
  readonly json?: true
}
