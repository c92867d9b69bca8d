import { makeSlice } from './make-slice.ts'
import { poolWindow } from './pool-window.ts'
import { runSlice, type Worker } from './run-slice.ts'
import type { Workers } from './workers.ts'

/** Does the slices in this process: the next one is made while the tools are asked about the one before. */
export function workerHere(state: Omit<Worker, 'seen'> & { readonly now: () => number }): Workers {
  const worker: Worker = {
    ...state,
    seen: { novel: new Set(), tried: new Set(), signatures: new Map() },
  }
  const pool = poolWindow(state.slicing.ahead)
  let before: Promise<unknown> = Promise.resolve()
  return {
    run: async (slice, runs, from) => {
      const made = makeSlice(worker, slice, runs, from, pool.at(slice))
      const result = before.then(async () => {
        const start = state.now()
        const ran = await runSlice(worker, made)
        return { ...ran, ms: { ...made.ms, tools: state.now() - start } }
      })
      before = result.catch(() => {})
      return result
    },
    add: pool.add,
    close: () => {},
  }
}
