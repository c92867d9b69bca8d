/** How many there may be. */
export interface Room {
  /** As long as there are no more, any may come that shows something new. */
  readonly usual: number
  /** Beyond `usual` only what shows a feature of the first kind, up to this many. */
  readonly most: number
}

/** How many cases a rule gets of each kind; valid ones that are there as controls only do not count. */
export interface Ceiling {
  readonly valid: Room
  readonly invalid: Room
}

/**
 * Every way of breaking a rule and every answer to a generator's questions, and little enough beside it that a person
 * reads through a rule's folder and that the three hundred rules of the extension texts make about 20 MB. Each pair
 * of `core` shows something new, and all of them fit.
 */
export const ceiling: Ceiling = {
  valid: { usual: 12, most: 100 },
  invalid: { usual: 18, most: 160 },
}
