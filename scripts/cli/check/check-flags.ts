import type { CaseFlags } from '../options/case-options.ts'
import type { FarmFlags } from '../options/farm-options.ts'

/** The options of `check`. */
export interface CheckFlags extends CaseFlags, FarmFlags {
  /** The cases are those of whoever wrote the judge. */
  readonly ownCases?: boolean
  readonly tool?: readonly string[]
  readonly jobs: number
  /** Cases of one shard on a farm. */
  readonly slice: number
  readonly timeout: number
  readonly memory: number
  readonly shard?: { readonly index: number; readonly count: number }
  readonly costs?: readonly string[]
  readonly expectations?: readonly string[]
  readonly baseline?: readonly string[]
  readonly updateExpectations?: true
  readonly report?: readonly string[]
  readonly playground?: string
  readonly out?: string
  readonly json?: true
  readonly matrix?: true
  readonly screen?: true
  readonly failFast?: true
  readonly strict?: readonly ('expectations' | 'version' | 'reasons')[]
  readonly allPasses?: true
  readonly results?: true
  readonly narrowExpectations?: true
}
