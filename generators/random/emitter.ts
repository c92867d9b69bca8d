import type { Draft } from './draft.ts'

/** A row of the table of what may stand in a block. */
export interface Emitter {
  /** Lower case words joined by hyphens; unique among all emitters. */
  readonly name: string
  /** How often it is taken, against the others of its family. */
  readonly weight: number
  /** Whether the world permits it; what is not said here is found out by `emit`. */
  readonly applies: (draft: Draft) => boolean
  /** Writes it; false where nothing in scope fits, and then nothing has been written into the block. */
  readonly emit: (draft: Draft) => boolean
}
