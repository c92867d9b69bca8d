import type { FiledCase } from '../corpus/manifest.ts'

/** A case to be exported. */
export interface ExportedCase {
  readonly case: FiledCase
  readonly words: Uint32Array
  /** Present for a module that is not made of whole words. */
  readonly octets?: Uint8Array
  /** The selected environments of the case; never empty. Assembly is for the first of all, selected or not. */
  readonly asked: readonly string[]
  /** Whether the tool that the tests are for is known to answer it wrongly in one of these environments. */
  readonly isKnown: boolean
  /** Contents of the file of the case: a header of comments, then assembly or hex words. */
  readonly text: string
}
