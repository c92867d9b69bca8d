/** A module with one fault, in words or in octets that are not whole words. */
export interface BrokenWords {
  /** The fault, as a line without a full stop. */
  readonly summary: string
  readonly module: Uint32Array | Uint8Array
}

/**
 * A module that keeps a rule, and ways of breaking it, which are not for other makers: no mutator is tried on them and
 * no campaign begins with them. For inputs that are not made of words, and for modules that are too large to process
 * further.
 */
export interface WordPair {
  /** Slug of the rule. */
  readonly rule: string
  /** Lower case words joined by hyphens; unique among the pairs of its rule. */
  readonly name: string
  /** The subject of the control, as a line without a full stop. */
  readonly summary: string
  /** Environments in which the claims hold. */
  readonly environments: readonly string[]
  /** Slugs of further rules at whose boundary the control lies. */
  readonly covers?: readonly string[]
  readonly control: () => Uint32Array
  /** By the name of the way: lower case words joined by hyphens. */
  readonly broken: () => Readonly<Record<string, BrokenWords>>
}
