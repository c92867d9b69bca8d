import type { Kept } from '../make/kept.ts'

/** A module that a slice has given to be changed again. */
export interface Entry {
  /** -1 for what was there at the beginning. */
  readonly slice: number
  readonly kept: Kept
}

/** Slices that may be at work at a time: what a slice keeps is seen by those that come so many later. */
export const lag = 16

/** Modules that are drawn from: the newest ones, for they show what is new. */
const most = 1000

/** Modules in order of their keeping, of which a window is in use. */
export interface PoolWindow {
  readonly add: (entries: readonly Entry[]) => void
  /** What the modules of a slice are drawn from: the same whoever asks, and whatever was added since. */
  readonly at: (slice: number) => readonly Kept[]
  /** What is needed for this slice and all later ones. */
  readonly entriesFrom: (slice: number) => readonly Entry[]
}

/** An empty pool. Slices are asked for in rising order, for what none can need any more is forgotten. */
export function poolWindow(): PoolWindow {
  let entries: Entry[] = []
  let end = 0
  let view: readonly Kept[] = []
  let viewed = -1
  function advance(slice: number): void {
    while (end < entries.length && (entries[end] as Entry).slice <= slice - lag) end++
    if (end > 2 * most) {
      entries = entries.slice(end - most)
      end = most
    }
  }
  return {
    add: (more) => {
      entries.push(...more)
    },
    at: (slice) => {
      advance(slice)
      if (viewed !== slice)
        view = entries.slice(Math.max(0, end - most), end).map(({ kept }) => kept)
      viewed = slice
      return view
    },
    entriesFrom: (slice) => {
      advance(slice)
      return entries.slice(Math.max(0, end - most))
    },
  }
}
