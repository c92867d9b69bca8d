/** How a plant was found, or that it was not. */
export interface Measured {
  readonly plant: string
  readonly summary: string
  /** The command that was used: `check`, `check --results` or `fuzz`. */
  readonly command: string
  readonly isFound: boolean
  /** Seconds of the processor until the first wrong answer was known, or until the end where none was. */
  readonly seconds: number
  /** What was found, in numbers: `375 answers about 48 rules`. */
  readonly found: string
  /** The line that says what the findings have in common, or names the cause. */
  readonly line: string
  /** Instructions of the smallest finding of `fuzz`. */
  readonly size?: number
}
