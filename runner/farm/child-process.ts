// A process that does the jobs of a farm's worker, one at a time: `child-message.ts` has what they say to each other.
import { errorText } from '../error-text.ts'
import { openHarness } from '../harness/open-harness.ts'
import { isProblem } from '../is-problem.ts'
import type { ToolOptions } from '../oracle/open-tool.ts'
import { openTool } from '../oracle/open-tool.ts'
import type { Tool } from '../oracle/oracle.ts'
import { measurePace } from '../process/pace.ts'
import { createSlots } from '../process/slots.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import { openBlobStore } from './blobs/open-blob-store.ts'
import { checkWork } from './check-work.ts'
import type { FromChild, ToChild } from './child-message.ts'
import { FinalError } from './final-error.ts'
import type { Job, Task } from './job.ts'
import { packLog } from './log-blob.ts'
import { pack, unpack } from './pack.ts'
import { type Setup, setupSchema } from './setup.ts'
import { sliceText } from './slice-text.ts'
import { sliceWork } from './slice-work.ts'

/** Campaigns whose tools stay open. */
const mostOpen = 3

/** The result of a job: octets of a blob, and the number of modules or cases. */
interface JobAnswer {
  readonly octets: Uint8Array
  readonly modules: number
}

interface OpenWork {
  readonly work: (task: Task) => Promise<JobAnswer>
  readonly close: () => void
}

const everyTool = new Set<Tool>()
const open = new Map<string, Promise<OpenWork>>()
let specs: Readonly<Record<string, string>> = {}
let blobs: BlobStore | undefined
let factor: number | undefined

async function toolsOf(
  { tools }: Job,
  limits: Pick<ToolOptions, 'timeoutMs' | 'memoryMiB' | 'revisions'>,
): Promise<readonly Tool[]> {
  const slots = createSlots(1)
  const opened: Tool[] = []
  for (const { name, version } of tools) {
    const spec = specs[name]
    if (spec === undefined) throw new FinalError(`this worker has no tool ${name}`)
    const tool = await openTool(spec, { openHarness, slots, ...limits })
    if (isProblem(tool)) throw new Error(tool.message)
    opened.push(tool)
    everyTool.add(tool)
    if (tool.version !== version) throw new FinalError(`${name} has another version here`)
  }
  return opened
}

async function workOf(
  setup: Setup,
  tools: readonly Tool[],
  store: BlobStore,
): Promise<(task: Task) => Promise<JobAnswer>> {
  const other = ({ kind }: Task) => new FinalError(`a job of a ${setup.kind} wants a ${kind}`)
  if (setup.kind === 'check') {
    const work = await checkWork(setup, tools, store)
    return async (task) => {
      if (task.kind !== 'check') throw other(task)
      const log = await work.run(task)
      return { octets: packLog(log), modules: log.results.length }
    }
  }
  const work = await sliceWork(setup, tools, store)
  return async (task) => {
    if (task.kind !== 'slice') throw other(task)
    return { octets: pack(sliceText(await work.run(task))), modules: task.runs }
  }
}

async function openFor(job: Job, store: BlobStore): Promise<OpenWork> {
  const setup = unpack(await store.get(job.setup), setupSchema)
  factor ??= (await measurePace(() => performance.now())).factor
  const { memoryMiB } = setup
  const timeoutMs = Math.round(setup.timeoutMs * factor)
  const revisions = setup.kind === 'check' ? setup.revisions : undefined
  const limits = { timeoutMs, memoryMiB, ...(revisions === undefined ? {} : { revisions }) }
  const tools = await toolsOf(job, limits)
  const close = () => {
    for (const tool of tools) {
      tool.close()
      everyTool.delete(tool)
    }
  }
  return { work: await workOf(setup, tools, store), close }
}

async function opened(job: Job, store: BlobStore): Promise<OpenWork> {
  const key = JSON.stringify([job.setup, job.tools])
  const opening = open.get(key)
  if (opening !== undefined) return opening
  const [oldest] = open
  if (oldest !== undefined && open.size >= mostOpen) {
    open.delete(oldest[0])
    await oldest[1].then(({ close }) => close())
  }
  const fresh = openFor(job, store)
  open.set(key, fresh)
  // A setup that could not be opened is tried again by the next job.
  fresh.catch(() => open.delete(key))
  return fresh
}

async function done(job: Job): Promise<FromChild> {
  if (blobs === undefined) throw new Error('a job came before the store of blobs')
  const start = performance.now()
  const { work } = await opened(job, blobs)
  const { octets, modules } = await work(job.task)
  const result = await blobs.put(octets)
  return { kind: 'done', result, modules, ms: performance.now() - start }
}

function tell(message: FromChild): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

async function take(message: ToChild): Promise<void> {
  if (message.kind === 'do') return tell(await done(message.job))
  specs = message.specs
  const store = await openBlobStore(message.blobs)
  if (isProblem(store)) throw new Error(store.message)
  blobs = store
}

let before: Promise<unknown> = Promise.resolve()
process.on('message', (message: ToChild) => {
  before = before
    .then(() => take(message))
    .catch((error: unknown) => {
      const why = errorText(error)
      tell({ kind: 'failed', why, isFinal: error instanceof FinalError })
    })
})
// The worker has ended, or was killed.
process.on('disconnect', () => {
  for (const tool of everyTool) tool.close()
  process.exit()
})
