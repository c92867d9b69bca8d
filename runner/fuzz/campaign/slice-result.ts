import type { Suspect } from '../finding/suspect.ts'
import type { Kept } from '../make/kept.ts'
import type { Phases } from './phases.ts'

/** The result of a run of consecutive modules. Plain data, so that another process can have worked it out. */
export interface SliceResult {
  readonly slice: number
  readonly runs: number
  /** Modules by the judge's verdict; answers by probe and kind; disagreements by probe and outcome. */
  readonly counts: Readonly<Record<string, number>>
  /** Observations that are new to this process: hash of the novelty, and the first module that showed it. */
  readonly novel: readonly { readonly hash: number; readonly index: number }[]
  /** The modules that `novel` names, as far as they are worth to be changed again. */
  readonly kept: readonly (Kept & { readonly index: number })[]
  /** The tries, as `<dimension> <name>`, that are new to this process. */
  readonly tried: readonly string[]
  /** How many modules broke a rule and no other, by its id. */
  readonly alone: Readonly<Record<string, number>>
  /** The first modules for each signature and rank: as many as are worth a try. */
  readonly suspects: readonly Suspect[]
  /** Milliseconds, where the process took the time; the only part that is not the same every time. */
  readonly ms?: Omit<Phases, 'reduce'>
}
