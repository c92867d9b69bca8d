import type { Kept } from '../make/kept.ts'
import type { Past } from '../make/past.ts'
import { usualSlicing } from './slicing.ts'

/**
 * The addition of a slice to the past: a module that is worth changing again, or the id of a rule that was broken
 * alone.
 */
export type PoolEntry = {
  /** -1 for entries that were there at the beginning. */
  readonly slice: number
} & ({ readonly kept: Kept } | { readonly alone: string })

type KeptEntry = Extract<PoolEntry, { readonly kept: Kept }>
type AloneEntry = Extract<PoolEntry, { readonly alone: string }>

/** Modules that are drawn from: the newest ones, for they show what is new. */
const most = 1000

/**
 * Modules in the order in which they were kept, a window of which is in use, and rules in the order in which they were
 * broken.
 */
export interface PoolWindow {
  readonly add: (entries: readonly PoolEntry[]) => void
  /** The pool from which the modules of a slice are drawn: the same for every caller, and whatever was added since. */
  readonly at: (slice: number) => Past
  /** The part needed for this slice and all later ones. */
  readonly entriesFrom: (slice: number) => readonly PoolEntry[]
}

/**
 * An empty pool. Slices are asked for in rising order, for what none can need any more is forgotten.
 *
 * @param ahead of the campaign's {@link Slicing}.
 */
export function poolWindow(ahead: number = usualSlicing.ahead): PoolWindow {
  let entries: KeptEntry[] = []
  const alone: AloneEntry[] = []
  let end = 0
  let view: Past = { kept: [], brokenAlone: new Set() }
  let viewed = -1
  function pastOf(slice: number): Past {
    const rules = alone.filter((entry) => entry.slice <= slice - ahead).map((entry) => entry.alone)
    const same = rules.length === view.brokenAlone.size
    return {
      kept: entries.slice(Math.max(0, end - most), end).map(({ kept }) => kept),
      brokenAlone: same ? view.brokenAlone : new Set(rules),
    }
  }
  function advance(slice: number): void {
    while (end < entries.length && (entries[end] as KeptEntry).slice <= slice - ahead) end++
    if (end > 2 * most) {
      entries = entries.slice(end - most)
      end = most
    }
  }
  return {
    add: (more) => {
      for (const entry of more) {
        if ('kept' in entry) entries.push(entry)
        else alone.push(entry)
      }
    },
    at: (slice) => {
      advance(slice)
      if (viewed !== slice) view = pastOf(slice)
      viewed = slice
      return view
    },
    entriesFrom: (slice) => {
      advance(slice)
      return [...alone, ...entries.slice(Math.max(0, end - most))]
    },
  }
}
