import { appendJournal, entryText, type ProgressLine } from './journal.ts'
import type { PoolEntry } from './pool-window.ts'
import { addCounts, type Settled } from './state.ts'

/** Gathers what is new and writes it as one line of the journal now and then. */
export interface JournalWriter {
  readonly add: (state: {
    readonly runs: number
    readonly counts: Readonly<Record<string, number>>
    readonly alone: Readonly<Record<string, number>>
    readonly novel: readonly number[]
    readonly tried: readonly string[]
    readonly entries: readonly PoolEntry[]
  }) => void
  readonly settle: (signature: string, how: Settled) => void
  /** Writes what was gathered. Slices before `next` are done, and their findings are on the disk. */
  readonly flush: (next: number) => void
  /** Milliseconds since something was written. */
  readonly age: () => number
}

/** @param now milliseconds of some clock. */
export function writer(file: string, now: () => number): JournalWriter {
  let since = now()
  let counts = new Map<string, number>()
  let alone = new Map<string, number>()
  let rest: Omit<ProgressLine, 'kind' | 'next' | 'counts' | 'alone'> = empty()
  function empty(): Omit<ProgressLine, 'kind' | 'next' | 'counts' | 'alone'> {
    return { runs: 0, novel: [], tried: [], kept: [], first: [], settled: [] }
  }
  return {
    add: (line) => {
      addCounts(counts, line.counts)
      addCounts(alone, line.alone)
      rest.runs += line.runs
      rest.novel.push(...line.novel)
      rest.tried.push(...line.tried)
      for (const entry of line.entries) {
        if ('kept' in entry) rest.kept.push(entryText(entry))
        else rest.first.push([entry.slice, entry.alone])
      }
    },
    settle: (signature, how) => {
      rest.settled.push([signature, how])
    },
    flush: (next) => {
      since = now()
      if (rest.runs === 0 && rest.settled.length === 0) return
      appendJournal(file, {
        ...{ kind: 'progress', next, ...rest },
        counts: Object.fromEntries(counts),
        alone: Object.fromEntries(alone),
      })
      counts = new Map()
      alone = new Map()
      rest = empty()
    },
    age: () => now() - since,
  }
}
