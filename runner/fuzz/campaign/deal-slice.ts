import type { Deadline } from './deadline.ts'
import type { TakenSlice } from './dealer.ts'
import type { settler } from './settler.ts'
import { leastPart, type Slicing } from './slicing.ts'
import { addCounts, type State } from './state.ts'
import { isSettled } from './tries.ts'
import type { JournalWriter } from './writer.ts'

/** The options with which slices are dealt with. */
export interface DealSlicesOptions {
  readonly state: State
  readonly slicing: Slicing
  readonly journal: JournalWriter
  readonly time: Deadline
  readonly settle: ReturnType<typeof settler>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  /** Receives the milliseconds that a suspect took. */
  readonly spent: (ms: number) => void
}

/**
 * Settles the suspects of slices, and writes down a slice once all of it is done: killed at any time, the next run goes on as if
 * nothing had been. One suspect at least is settled, so that the next run gets further.
 *
 * @returns a function that is `false` where time was up before all of a slice was dealt with: the next run does it again.
 */
export function dealSlices(options: DealSlicesOptions): (taken: TakenSlice) => Promise<boolean> {
  const { state, slicing, journal, time, settle, now, spent } = options
  let settledNow = 0

  async function settleAll(suspects: TakenSlice['suspects']): Promise<boolean> {
    for (const { suspect, probe, rank } of suspects) {
      if (isSettled(suspect, rank, state.settled)) continue
      if (time.isOver() && settledNow > 0) return false
      const began = now()
      const { key, how } = await settle(suspect, probe, rank)
      spent(now() - began)
      // A suspect that is probably known is dealt with at once, and appears again and again.
      if (how === 'probably-known' && state.settled.has(key)) continue
      settledNow++
      state.settled.set(key, how)
      journal.settle(key, how)
      if (journal.age() > 1000) journal.flush(state.next)
    }
    return true
  }

  return async ({ slice, end, suspects, line }) => {
    if (!(await settleAll(suspects))) return false
    addCounts(state.counts, line.counts)
    addCounts(state.alone, line.alone)
    state.runs += line.runs
    // A slice that is not complete is done again by the next run, so only its findings are remembered.
    if (end < slicing.size && end % leastPart !== 0) {
      journal.flush(slice)
      return true
    }
    journal.add(line)
    if (end < slicing.size) return true
    state.next = slice + 1
    state.pool.at(Math.max(0, state.next - slicing.ahead))
    return true
  }
}
