/** How the modules of a campaign are cut into slices. What is found depends on it, so it is the same in all runs. */
export interface Cut {
  /** Modules in a slice. */
  readonly size: number
  /** Slices that may be at work at a time: what a slice keeps is seen by those that come so many later. */
  readonly lag: number
}

/** Few enough modules that the first findings come soon, many enough to keep a harness busy. */
export const usualCut: Cut = { size: 256, lag: 16 }

/**
 * Modules of a slice whose suspects are looked into together, the best first. Where time is short, slices are done in parts that
 * are made of these, so that what is found does not depend on how large the parts were.
 */
export const portion = 8
