import type { PoolEntry } from './pool-window.ts'
import type { SliceResult } from './slice-result.ts'

/** The workers that do the slices of a campaign. */
export interface Workers {
  /**
   * Does a number of modules of a slice, from one of them on. Slices and their parts are given in rising order. Rejects
   * when the work cannot be done at all.
   */
  readonly run: (slice: number, runs: number, from: number) => Promise<SliceResult>
  /**
   * Reports modules that later slices may draw from.
   *
   * @param seen novelties and tried things, which need not be reported again.
   */
  readonly add: (
    entries: readonly PoolEntry[],
    seen?: { readonly novel: readonly number[]; readonly tried: readonly string[] },
  ) => void
  /** Slices that may be in work just now; twice the jobs of the campaign when absent. */
  readonly room?: () => number
  /**
   * Suspects that may wait to be made small while slices are given out. None when absent: in the processes of one machine,
   * making them small takes the time of the slices, and comes first.
   */
  readonly unsettled?: number
  readonly close: () => Promise<void> | void
}
