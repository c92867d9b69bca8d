import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Overlay } from '#generators/pairs/overlaid'
import type { Pair } from '#generators/pairs/pair'
import type { Signature } from '#generators/signatures/signature'
import type { WordPair } from '#generators/word-pair'

/** The exports of a file below `generators/<text>/`. */
export interface MakerExports {
  readonly generators?: readonly Generator[]
  readonly mutators?: readonly Mutator[]
  readonly wordMutators?: readonly WordMutator[]
  readonly pairs?: readonly Pair[]
  /** Pairs of other texts in modules of this one; {@link loadMakers} adds what they give to the pairs. */
  readonly overlays?: readonly Overlay[]
  readonly wordPairs?: readonly WordPair[]
  readonly signatures?: readonly Signature[]
}

/** The files of a text with their exports, by name. */
export interface LoadedMakers {
  readonly files: readonly (readonly [file: string, exports: MakerExports])[]
  /** The pairs that its signatures give, where they are stored. */
  readonly signaturePairs?: readonly Pair[]
}
