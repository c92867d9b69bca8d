// A process that does slices of a campaign for another one: `worker-message.ts` has what they say to each other.
import { openHarness } from '../../harness/open-harness.ts'
import { isProblem } from '../../is-problem.ts'
import { openTool } from '../../oracle/open-tool.ts'
import type { Tool } from '../../oracle/oracle.ts'
import { createSlots } from '../../process/slots.ts'
import { fuzzMakers } from '../make/fuzz-makers.ts'
import { judgeBy } from '../observe/judge-by.ts'
import { probesOf } from '../observe/probes-of.ts'
import { workerHere } from './worker-here.ts'
import type { FromWorker, ToWorker, WorkerSetup } from './worker-message.ts'
import type { Workers } from './workers.ts'

const tools: Tool[] = []

async function opened(setup: WorkerSetup): Promise<Workers> {
  const { specs, timeoutMs, memoryMiB, seed, shard, weights, slicing, profile } = setup
  // All tools together run one process at a time: there are as many workers as processes were asked for.
  const slots = createSlots(1)
  for (const spec of specs) {
    const tool = await openTool(spec, { openHarness, timeoutMs, memoryMiB, slots })
    if (isProblem(tool)) throw new Error(tool.message)
    tools.push(tool)
  }
  const makers = await fuzzMakers(weights)
  const judge = judgeBy(setup.revisions)
  const probes = probesOf(tools, makers.transformations, profile, judge)
  const now = () => performance.now()
  return workerHere({ makers, probes, seed, shard, slicing, now, ...(judge && { judge }) })
}

function tell(message: FromWorker): void {
  // Whoever asked may be gone before the answer is there, and a failed write must not end this with a stack trace.
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

let workers: Promise<Workers> | undefined

async function take(message: ToWorker): Promise<void> {
  if (message.kind === 'open') workers = opened(message.setup)
  const ready = await workers
  if (message.kind === 'add') ready?.add(message.entries)
  if (message.kind !== 'run' || ready === undefined) return
  tell({ kind: 'done', result: await ready.run(message.slice, message.runs, message.from) })
}

process.on('message', (message: ToWorker) => {
  take(message).catch((error: unknown) => {
    tell({ kind: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) })
    process.exit(1)
  })
})
// Whoever started this is gone, killed perhaps.
process.on('disconnect', () => {
  for (const tool of tools) tool.close()
  process.exit()
})
