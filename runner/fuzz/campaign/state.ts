import type { Journal, ProgressLine } from './journal.ts'
import { entryOf } from './journal.ts'
import { type PoolWindow, poolWindow } from './pool-window.ts'
import type { Slicing } from './slicing.ts'

/** How a signature was dealt with: written down, explained by the expectations, or not shown again. */
export type Settled = ProgressLine['settled'][number][1]

/** The state of a campaign. Grows while it runs. */
export interface State {
  /** The first slice that is not done. */
  next: number
  runs: number
  readonly counts: Map<string, number>
  readonly novel: Set<number>
  readonly tried: Set<string>
  /** How many modules broke a rule and no other, by its id. */
  readonly alone: Map<string, number>
  readonly settled: Map<string, Settled>
  readonly pool: PoolWindow
}

/** Adds numbers by name. */
export function addCounts(to: Map<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(more)) to.set(name, (to.get(name) ?? 0) + count)
}

/** The state of a campaign according to its journal; the beginning if there is none. */
export function stateOf(journal: Journal | undefined, { ahead }: Slicing): State {
  const state: State = {
    next: 0,
    runs: 0,
    counts: new Map(),
    novel: new Set(),
    tried: new Set(),
    alone: new Map(),
    settled: new Map(),
    pool: poolWindow(ahead),
  }
  for (const line of journal?.lines ?? []) {
    state.next = line.next
    state.runs += line.runs
    addCounts(state.counts, line.counts)
    for (const hash of line.novel) state.novel.add(hash)
    for (const name of line.tried) state.tried.add(name)
    for (const [signature, how] of line.settled) state.settled.set(signature, how)
    state.pool.add(line.kept.map(entryOf))
    state.pool.add(line.first.map(([slice, alone]) => ({ slice, alone })))
    addCounts(state.alone, line.alone)
    // Forgets what no slice from here on can need.
    state.pool.at(Math.max(0, line.next - ahead))
  }
  return state
}
