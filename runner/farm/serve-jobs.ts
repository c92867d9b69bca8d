import { errorText } from '../error-text.ts'
import { isProblem } from '../is-problem.ts'
import { suite } from '../suite.ts'
import { type Child, createChild } from './child.ts'
import { createChildPool } from './child-pool.ts'
import { type Farm, machineName } from './farm.ts'
import { type Done, type Job, jobOf, queueName, type ToolVersion } from './job.ts'
import { type QueueJob, type QueueWorker, queuePrefix } from './packages.ts'
import { startPulse } from './pulse.ts'
import { allAnnounced, announce, withdraw } from './registry.ts'
import { silence } from './silence.ts'

/** The offer of a worker to a farm. */
export interface JobsOptions {
  readonly farm: Farm
  /** Identity among all workers. */
  readonly name: string
  /** The tools that it was started with, and their SPECs. */
  readonly tools: readonly (ToolVersion & { readonly spec: string })[]
  /** Graphics devices of this machine. */
  readonly devices: readonly string[]
  /** Jobs at a time. */
  readonly jobs: number
  /** Place of the blobs, for the child processes. */
  readonly blobs: string
  /** Seconds after which a job of a worker that is gone is given to another one. */
  readonly patience: number
  /** Makes what does the jobs; a child process of this program when absent. */
  readonly child?: () => Child
  /** Receives the reason of a failure, once. */
  readonly complain: (what: string) => void
}

/** A worker at work. */
export interface Serving {
  /**
   * Ends when the jobs at work are done, or when the farm does not answer: then their results could not be delivered.
   */
  readonly close: () => Promise<void>
}

/** Milliseconds between two looks at the farm. */
const pulse = 1000

const givenUp = 'the farm does not answer; another worker does the jobs at work again'

/** Why a job is not done here: the worker runs nothing but the tools of its own command line. */
export function refusal(data: unknown, tools: readonly ToolVersion[]): Job | string {
  const job = jobOf(data)
  if (isProblem(job)) return job.message
  const { version } = suite()
  if (job.suite !== version) return `spirv-cts ${job.suite} is wanted, and this is ${version}`
  for (const wanted of job.tools) {
    const served = tools.find(({ name }) => name === wanted.name)
    if (served === undefined) return `this worker has no tool ${wanted.name}`
    if (served.version !== wanted.version) return `${wanted.name} has another version here`
  }
  return job
}

/** Does the jobs of all campaigns whose tools this worker has, until it is closed. */
export function serveJobs(options: JobsOptions): Serving {
  const { farm, name, tools, jobs, complain } = options
  const specs = Object.fromEntries(tools.map((tool) => [tool.name, tool.spec]))
  const usual = (): Child => createChild({ kind: 'open', specs, blobs: options.blobs })
  const children = createChildPool(jobs, options.child ?? usual)
  const total = { done: 0, modules: 0, failed: 0 }
  const start = performance.now()

  async function doJob({ data }: QueueJob): Promise<Done> {
    const job = refusal(data, tools)
    if (typeof job === 'string') {
      total.failed++
      throw new farm.packages.UnrecoverableError(job)
    }
    const answer = await children.run(job)
    if (answer.kind === 'done') {
      total.done++
      total.modules += answer.modules
      const { result, modules, ms } = answer
      return { result, worker: name, ms: Math.round(ms), modules }
    }
    total.failed++
    complain(answer.why)
    if (answer.isFinal) throw new farm.packages.UnrecoverableError(answer.why)
    throw new Error(answer.why)
  }

  const serving = new Map<string, QueueWorker>()
  function serve(queue: string): void {
    const worker = new farm.packages.Worker(queue, doJob, {
      connection: farm.connection,
      prefix: queuePrefix,
      concurrency: jobs,
      lockDuration: options.patience * 1000,
      stalledInterval: options.patience * 500,
      // A job of a worker that was killed is done again, however often.
      maxStalledCount: 1_000_000,
      drainDelay: 1,
    })
    worker.on('error', (...[error]: readonly unknown[]) => complain(errorText(error)))
    serving.set(queue, worker)
  }

  async function look(): Promise<void> {
    const { version } = suite()
    const seconds = (performance.now() - start) / 1000
    await announce(farm.redis, 'worker', name, {
      ...{ name, host: machineName(), pid: process.pid, suite: version, jobs, ...total },
      tools: tools.map((tool) => ({ name: tool.name, version: tool.version })),
      devices: [...options.devices],
      perSecond: total.modules / Math.max(1, seconds),
    })
    for (const [queue, needs] of await allAnnounced(farm.redis, 'queue')) {
      const isOwn = queue === queueName(needs.suite, needs.tools)
      const job = { format: 1, suite: needs.suite, tools: needs.tools }
      const probe = { ...job, setup: '0'.repeat(64), task: { kind: 'slice', slice: 0, runs: 1 } }
      if (isOwn && !serving.has(queue) && typeof refusal(probe, tools) !== 'string') serve(queue)
    }
  }

  const looking = startPulse(look, pulse, complain)

  async function finish(): Promise<void> {
    await looking.stop()
    await Promise.all([...serving.values()].map((worker) => worker.close()))
    await withdraw(farm.redis, 'worker', name)
  }

  return {
    close: async () => {
      const finished = new AbortController()
      await Promise.race([
        finish().then(() => finished.abort()),
        silence(farm.redis, finished.signal).then(() => complain(givenUp)),
      ])
      children.close()
    },
  }
}
