import type { Suspect } from '../finding/suspect.ts'
import type { Probe } from '../observe/probe.ts'
import type { Rank } from './tries.ts'
import type { JournalWriter } from './writer.ts'

/** A slice, or a part of one, whose modules later slices draw from already, and whose suspects are still to be dealt with. */
export interface TakenSlice {
  readonly slice: number
  /** The first module of the slice that is of no earlier part, nor of this. */
  readonly end: number
  /** The best subjects of findings first. */
  readonly suspects: readonly {
    readonly suspect: Suspect
    readonly probe: Probe
    readonly rank: Rank
  }[]
  /** The line that the journal gets after the subjects of the slice are dealt with. */
  readonly line: Parameters<JournalWriter['add']>[0]
}

/** Deals with slices one after the other, in their order, while more are taken. */
export interface Dealer {
  readonly add: (taken: TakenSlice) => void
  /**
   * Resolves once no more than this number of suspects wait; for 0, once all slices are dealt with.
   *
   * @returns `false` where one of them was not dealt with: then none after it is.
   */
  readonly below: (most: number) => Promise<boolean>
}

/** @param deal `false` if there was no time for all of a slice. Where it rejects, `below` does. */
export function dealer(deal: (taken: TakenSlice) => Promise<boolean>): Dealer {
  const pending: Promise<boolean>[] = []
  let suspects = 0
  let last = Promise.resolve(true)
  return {
    add: (taken) => {
      suspects += taken.suspects.length
      last = last.then(async (isDealt) => {
        const isNext = isDealt && (await deal(taken))
        suspects -= taken.suspects.length
        if (isNext) pending.shift()
        return isNext
      })
      // Callers that wait on `below` are notified.
      last.catch(() => {})
      pending.push(last)
    },
    below: async (most) => {
      for (;;) {
        const [first] = pending
        if (first === undefined || (most > 0 && suspects <= most)) return true
        if (!(await first)) return false
      }
    },
  }
}
