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

export const always = () => true

export const inShaders: Emitter['applies'] = ({ world }) => world.shader

export const inKernels: Emitter['applies'] = ({ world }) => !world.shader

/** Kernels whose client takes all that the core specification has for them. */
export const inFreeKernels: Emitter['applies'] = ({ world }) =>
  !world.shader && world.client === 'universal'

/** A row of that name and weight. What `emit` gives back counts where it is false. */
export function emitter(
  name: string,
  weight: number,
  emit: (draft: Draft) => unknown,
  applies: Emitter['applies'] = always,
): Emitter {
  return { name, weight, applies, emit: (draft) => emit(draft) !== false }
}
