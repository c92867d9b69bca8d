import type { PoolEntry } from '../fuzz/campaign/pool-window.ts'
import { poolWindow } from '../fuzz/campaign/pool-window.ts'
import type { Workers } from '../fuzz/campaign/workers.ts'
import type { Farm } from './farm.ts'
import type { Done, Job } from './job.ts'
import type { JobsOut } from './jobs-out.ts'
import { pack, unpack } from './pack.ts'
import { putPast } from './past.ts'
import type { FuzzSetup } from './setup.ts'
import { sliceSchema } from './slice-text.ts'

/** How a campaign has its slices done by a farm. */
export interface FarmWorkersOptions {
  readonly farm: Farm
  readonly out: JobsOut
  readonly needs: Pick<Job, 'suite' | 'tools'>
  readonly setup: FuzzSetup
  /** How many slices may be in work at a time: it depends on the workers that are present. */
  readonly room: () => number
  /** Resolves once slices may be given out: not while the campaign is paused. */
  readonly mayGo: () => Promise<void>
  /** Is called with each slice that is done. */
  readonly done: (done: Done) => void
}

/** Records of the past after which one holds everything, so that a worker that comes late reads few. */
const chain = 64

/** Suspects that may wait for the coordinator, of four kilobytes or so each: workers do not wait for it before that. */
export const mostUnsettled = 20_000

/** Does the slices of a campaign by the workers of a farm. */
export function farmWorkers(options: FarmWorkersOptions): Workers {
  const { farm, out, needs, setup, mayGo } = options
  const { blobs } = farm
  const pool = poolWindow(setup.slicing.ahead)
  const all = { novel: [] as number[], tried: [] as string[] }
  let fresh = { entries: [] as PoolEntry[], novel: [] as number[], tried: [] as string[] }
  let last: string | undefined
  let records = 0
  let setupName: string | undefined

  async function past(slice: number): Promise<string | undefined> {
    const { entries, novel, tried } = fresh
    if (entries.length + novel.length + tried.length === 0) return last
    fresh = { entries: [], novel: [], tried: [] }
    const isWhole = records % chain === 0
    last = await putPast(
      blobs,
      isWhole || last === undefined
        ? { entries: [...pool.entriesFrom(slice)], novel: all.novel, tried: all.tried }
        : { before: last, entries, novel, tried },
    )
    records++
    return last
  }

  async function give(slice: number, runs: number, from: number) {
    await mayGo()
    setupName ??= await blobs.put(pack(setup))
    const known = await past(slice)
    const part = from === 0 ? {} : { from }
    const upTo = known === undefined ? {} : { past: known }
    const task = { kind: 'slice', slice, runs, ...part, ...upTo }
    return { format: 1, ...needs, tools: [...needs.tools], setup: setupName, task } as Job
  }

  // One after the other: the past of a slice must be stored before that of the next one.
  let before: Promise<unknown> = Promise.resolve()
  return {
    room: options.room,
    unsettled: mostUnsettled,
    run: async (slice, runs, from) => {
      const given = before.then(() => give(slice, runs, from))
      before = given.catch(() => {})
      return out.run(await given, async (done) => {
        const result = unpack(await blobs.get(done.result), sliceSchema)
        if (result.slice !== slice || result.runs !== runs)
          throw new Error(`slice ${slice}: the answer is of slice ${result.slice}`)
        options.done(done)
        return result
      })
    },
    add: (entries, { novel, tried } = { novel: [], tried: [] }) => {
      pool.add(entries)
      for (const hash of novel) all.novel.push(hash)
      for (const name of tried) all.tried.push(name)
      fresh.entries.push(...entries)
      for (const hash of novel) fresh.novel.push(hash)
      fresh.tried.push(...tried)
    },
    close: () => out.close(),
  }
}
