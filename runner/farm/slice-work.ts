import { makeSlice } from '../fuzz/campaign/make-slice.ts'
import { type PoolWindow, poolWindow } from '../fuzz/campaign/pool-window.ts'
import { runSlice } from '../fuzz/campaign/run-slice.ts'
import type { SliceResult } from '../fuzz/campaign/slice-result.ts'
import { fuzzMakers } from '../fuzz/make/fuzz-makers.ts'
import { judgeBy } from '../fuzz/observe/judge-by.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import { probesOf } from '../fuzz/observe/probes-of.ts'
import type { Tool } from '../oracle/oracle.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import type { Task } from './job.ts'
import { pastUpTo } from './past.ts'
import type { FuzzSetup } from './setup.ts'

/** Works on the slices of a campaign, in any order. */
export interface SliceWork {
  readonly probes: readonly Probe[]
  readonly makers: Awaited<ReturnType<typeof fuzzMakers>>
  readonly run: (task: Extract<Task, { readonly kind: 'slice' }>) => Promise<SliceResult>
}

/** Knowledge about the slices before. */
interface SlicePast {
  /** Name of the newest record that was read. */
  known: string | undefined
  /** The newest slice that the pool was asked for: it forgets what only older ones need. */
  newest: number
  readonly pool: PoolWindow
  readonly novel: Set<number>
  readonly tried: Set<string>
}

/**
 * The same slice with the same past gives the same result in any process, whatever that process did before.
 *
 * @param tools in the order of the campaign's.
 */
export async function sliceWork(
  setup: FuzzSetup,
  tools: readonly Tool[],
  blobs: BlobStore,
): Promise<SliceWork> {
  const { seed, shard, slicing, weights, profile } = setup
  const judge = judgeBy(setup.revisions)
  const makers = await fuzzMakers(weights)
  const probes = probesOf(tools, makers.transformations, profile, judge)
  const empty = (): SlicePast => ({
    known: undefined,
    newest: -1,
    pool: poolWindow(slicing.ahead),
    novel: new Set(),
    tried: new Set(),
  })
  let past = empty()

  async function learn(last: string | undefined, slice: number): Promise<void> {
    if (slice < past.newest || last === undefined) past = empty()
    past.newest = slice
    if (last === undefined || last === past.known) return
    const records = await pastUpTo(blobs, last, past.known)
    if (records[0]?.before === undefined) past = { ...empty(), newest: slice }
    for (const { entries, novel, tried } of records) {
      past.pool.add(entries)
      for (const hash of novel) past.novel.add(hash)
      for (const name of tried) past.tried.add(name)
    }
    past.known = last
  }

  return {
    probes,
    makers,
    run: async ({ slice, runs, from = 0, past: last }) => {
      await learn(last, slice)
      const { novel, tried } = past
      const worker = { makers, probes, seed, shard, slicing, ...(judge && { judge }) }
      const made = makeSlice(worker, slice, runs, from, past.pool.at(slice))
      const result = await runSlice(
        { ...worker, seen: { novel, tried, signatures: new Map() } },
        made,
      )
      // Another slice with the same past reports them, too.
      for (const { hash } of result.novel) novel.delete(hash)
      for (const name of result.tried) tried.delete(name)
      return result
    },
  }
}
