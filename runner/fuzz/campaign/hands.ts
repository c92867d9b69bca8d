import type { Entry } from './pool-window.ts'
import type { SliceResult } from './slice-result.ts'

/** Who does the slices of a campaign. */
export interface Hands {
  /** Slices are given in rising order. Rejects when the work cannot be done at all. */
  readonly run: (slice: number, runs: number) => Promise<SliceResult>
  /** Tells of modules that later slices may draw from. */
  readonly add: (entries: readonly Entry[]) => void
  readonly close: () => void
}
