import type { Hands } from './hands.ts'
import { poolWindow } from './pool-window.ts'
import { runSlice, type Worker } from './run-slice.ts'

/** Does the slices in this process, one after the other. */
export function ownHands(of: Omit<Worker, 'seen'>): Hands {
  const worker: Worker = {
    ...of,
    seen: { novel: new Set(), tried: new Set(), signatures: new Set() },
  }
  const pool = poolWindow()
  let before: Promise<unknown> = Promise.resolve()
  return {
    run: (slice, runs) => {
      const result = before.then(() => runSlice(worker, slice, runs, pool.at(slice)))
      before = result.catch(() => {})
      return result
    },
    add: pool.add,
    close: () => {},
  }
}
