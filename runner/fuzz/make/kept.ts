import type { Environment } from '#spec/environments'

/** A module that is worth to be changed again. */
export interface Kept {
  /** Its origin, for a person: `run 1234`, or the name of a file. */
  readonly name: string
  readonly words: Uint32Array
  readonly environment: Environment
  /** Whether the judge calls it valid. */
  readonly valid: boolean
  readonly rules: readonly string[]
  /**
   * The changes that broke it: mutators of rules, each with its variant. Absent if it is valid, or if that is not
   * known.
   */
  readonly ways?: readonly string[]
}
