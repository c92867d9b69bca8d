import type { Choices } from '../choices.ts'

/** Changes a module so that what is said of it must stay what it was. Pure, and safe to ask of any words. */
export interface Transformation {
  /** Lower case words joined by hyphens. */
  readonly name: string
  /** One sentence about what changes. */
  readonly summary: string
  /**
   * `every-verdict`: an invalid module stays invalid. `valid`: a valid module stays valid; an invalid one may become
   * valid, since its fault may be in the changed part.
   */
  readonly preserves: 'every-verdict' | 'valid'
  /** Other words; `undefined` where there is nothing to change or the words cannot be followed. */
  readonly apply: (words: Uint32Array, choices: Choices) => Uint32Array | undefined
  /**
   * A module that computes the same where specialization constants have these values, by SpecId, and their defaults otherwise;
   * `undefined` where there is nothing to change. Absent from a transformation that leaves what is computed alone.
   */
  readonly twin?: (
    words: Uint32Array,
    specialization: ReadonlyMap<number, bigint>,
  ) => Uint32Array | undefined
}
