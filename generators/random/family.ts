import type { Draft } from './draft.ts'
import type { Emitter } from './emitter.ts'

/** Emitters that are drawn together. */
export interface Family {
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
