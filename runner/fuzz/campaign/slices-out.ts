import { partSize } from './part-size.ts'
import type { SliceResult } from './slice-result.ts'
import { leastPart, type Slicing } from './slicing.ts'
import type { Workers } from './workers.ts'

/** The state that decides how many slices are given out. */
export interface SlicesOutOptions {
  readonly workers: Workers
  readonly slicing: Slicing
  /** Modules of earlier runs. */
  readonly done: number
  /** Modules of the campaign, those of earlier runs counted. */
  readonly most: number
  /** Slices in work at a time, where the workers do not say. */
  readonly room: number
  /** Whether a slice is done in parts of about a second, because time is short. */
  readonly isInParts: boolean
  readonly isOver: () => boolean
}

/** Slices that workers have in work, and the order in which their results are taken. */
export interface SlicesOut {
  /** Gives out slices as far as room, time and the campaign's order allow. */
  readonly begin: () => void
  /** The result to be taken next, which stays the next until it is taken; `undefined` where nothing is in work. */
  readonly next: () => Promise<SliceResult> | undefined
  /** Notes that the next result is there, and returns the first module of its slice that is of no earlier part, nor of this. */
  readonly taken: (result: SliceResult) => number
  /** Forgets the result that was taken last, which has been dealt with. */
  readonly forget: () => void
}

/** @param options of the slices of one run of a campaign. */
export function slicesOut(options: SlicesOutOptions): SlicesOut {
  const { workers, slicing, done, most, isInParts, isOver } = options
  const inWork = new Map<number, Promise<SliceResult>>()
  // Modules that are given out, and taken, of this run and those before.
  let begun = done
  let taken = done
  let part = isInParts ? Math.min(leastPart, slicing.size) : slicing.size
  const sliceAt = (module: number): number => Math.floor(module / slicing.size)
  const mayBegin = (): boolean =>
    begun < most &&
    !(isOver() && inWork.size > 0) &&
    sliceAt(begun) < sliceAt(taken) + slicing.ahead &&
    inWork.size < (workers.room?.() ?? options.room)
  return {
    begin: () => {
      while (mayBegin()) {
        const place = begun % slicing.size
        const runs = Math.min(part, slicing.size - place, most - begun)
        const result = workers.run(sliceAt(begun), runs, place)
        // The result is awaited later, in its turn; a failure is reported then.
        result.catch(() => {})
        inWork.set(begun, result)
        begun += runs
      }
    },
    next: () => inWork.values().next().value,
    taken: (result) => {
      if (isInParts) part = partSize(result, slicing)
      const end = (taken % slicing.size) + result.runs
      taken += result.runs
      return end
    },
    forget: () => {
      for (const first of inWork.keys()) {
        inWork.delete(first)
        return
      }
    },
  }
}
