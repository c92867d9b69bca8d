import type { FiledCase } from '../corpus/manifest.ts'

/** A case on its way into somebody else's form. */
export interface ExportedCase {
  readonly case: FiledCase
  readonly words: Uint32Array
  /** Environments that were chosen of the case's; never empty. Assembly is for the case's first, chosen or not. */
  readonly asked: readonly string[]
  /** What the case's file holds: a header of comments, then assembly or hex words. */
  readonly text: string
}
