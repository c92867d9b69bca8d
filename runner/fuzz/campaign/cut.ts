/** How the modules of a campaign are cut into slices. What is found depends on it, so it is the same in all runs. */
export interface Cut {
  /** Modules in a slice. */
  readonly size: number
  /** Slices that may be at work at a time: what a slice keeps is seen by those that come so many later. */
  readonly lag: number
}

/** Few enough modules that the first findings come soon, many enough to keep a harness busy. */
export const usualCut: Cut = { size: 256, lag: 16 }
