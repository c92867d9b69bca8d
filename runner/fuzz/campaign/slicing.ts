/** How the modules of a campaign are divided into slices. The findings depend on it, so it is the same in all runs. */
export interface Slicing {
  /** Modules in a slice. */
  readonly size: number
  /**
   * Slices that may be at work at a time: the modules that a slice keeps are available to slices this number later.
   */
  readonly ahead: number
}

/** Few enough modules that the first findings come soon, many enough to keep a harness busy. */
export const usualSlicing: Slicing = { size: 256, ahead: 16 }

/**
 * Modules of the smallest part of a slice: their suspects are looked into together, the best first. Where time is short, a slice is
 * done in parts of a multiple of it, so that what is found does not depend on how large the parts were.
 */
export const leastPart = 8
