import type { Draft } from './draft.ts'

/** A row of the table of what may be in a block. */
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

export const inFragments: Emitter['applies'] = ({ world }) => world.model === 'Fragment'

export const withLargeIntegers: Emitter['applies'] = ({ world }) => world.large

export const withUntyped: Emitter['applies'] = ({ world }) => world.untyped

export const withReplicated: Emitter['applies'] = ({ world }) => world.replicated

export const withConstantData: Emitter['applies'] = ({ world }) => world.constantData

/** A row of that name and weight, where the world permits it. The return value of `emit` counts if it is false. */
export function when(
  applies: Emitter['applies'],
  name: string,
  weight: number,
  emit: (draft: Draft) => unknown,
): Emitter {
  return { name, weight, applies, emit: (draft) => emit(draft) !== false }
}

/** A row of every world. */
export function emitter(name: string, weight: number, emit: (draft: Draft) => unknown): Emitter {
  return when(always, name, weight, emit)
}

/** Emitters that are drawn together. */
export interface EmitterFamily {
  readonly weight: number
  readonly applies: (draft: Draft) => boolean
  readonly emitters: readonly Emitter[]
  /** The emitters, as often as their weights say. */
  readonly rows: readonly Emitter[]
}

/** How many rows are tried before the family gives up. */
const mostTries = 4

/** Rows as often as their weight says. */
export function weighted<T extends { readonly weight: number }>(rows: readonly T[]): readonly T[] {
  return rows.flatMap((row) => Array.from({ length: row.weight }, () => row))
}

/** Lets one of the rows write; a row that cannot leaves it to the next one. */
export function emitOne(draft: Draft, rows: readonly Emitter[]): boolean {
  const start = draft.draw.below(rows.length)
  for (let tried = 0; tried < mostTries; tried++) {
    const row = rows[(start + tried) % rows.length] as Emitter
    if (!row.applies(draft) || !row.emit(draft)) continue
    draft.fired(row.name)
    return true
  }
  return false
}
