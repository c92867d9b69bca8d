import { z } from 'zod'
import { type Problem, problem } from '../problem.ts'
import { sha256 } from './sha256.ts'

const blob = z.string().regex(/^[0-9a-f]{64}$/)
const count = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 48)

const tool = z.strictObject({ name: z.string().max(200), version: z.string().max(1000) })

const taskSchema = z.discriminatedUnion('kind', [
  /** A run of consecutive modules of a campaign. */
  z.strictObject({
    kind: z.literal('slice'),
    slice: count,
    runs: count.min(1).max(1_000_000),
    /** The first module of the slice that is to be done; the first of all if absent. */
    from: count.optional(),
    /** The record of what earlier slices have kept; absent for the first ones. */
    past: blob.optional(),
  }),
  /** Shard `index` of `count`, from 1, of a check of the package's corpus. */
  z.strictObject({
    kind: z.literal('check'),
    index: count.min(1),
    count: count.min(1).max(1_000_000),
  }),
])

/** An entry of a queue. It names tools, and never says how one is started; it names blobs, and never a file. */
export const jobSchema = z.strictObject({
  format: z.literal(1),
  /** Version of this package. */
  suite: z.string().max(100),
  tools: z.array(tool).min(1).max(100),
  /** The data that all jobs of a campaign share. */
  setup: blob,
  task: taskSchema,
})

/** The value that a worker returns. */
export const doneSchema = z.strictObject({
  result: blob,
  /** The worker's name. */
  worker: z.string().max(200),
  /** Milliseconds that it took there. */
  ms: z.number().nonnegative(),
  /** Modules or cases that were asked about. */
  modules: count,
})

export type Job = z.infer<typeof jobSchema>
export type Task = z.infer<typeof taskSchema>
export type Done = z.infer<typeof doneSchema>
export type ToolVersion = z.infer<typeof tool>

/** Characters of JSON that a job may have. */
export const largestJob = 32 * 1024

/** The job in data of a queue. */
export function jobOf(data: unknown): Job | Problem {
  const { length } = JSON.stringify(data) ?? ''
  if (length > largestJob) return problem('bad-job', `a job of ${length} characters`)
  const { success, data: job, error } = jobSchema.safeParse(data)
  if (success) return job
  const [first] = error.issues
  return problem('bad-job', `a job's ${first?.path.join('.') || 'data'}: ${first?.message}`)
}

/** Identity of a job: of its computation, and nothing else. `past` follows from the setup and the slice. */
export function jobId({ suite, tools, setup, task }: Job): string {
  const { past: _, ...what } = { past: undefined, ...task }
  return sha256(JSON.stringify({ suite, tools, setup, task: what })).slice(0, 32)
}

/** Name of the queue for all jobs that need these tools in these versions. */
export function queueName(suite: string, tools: readonly ToolVersion[]): string {
  const sorted = tools.map(({ name, version }) => [name, version]).sort()
  return `tools-${sha256(JSON.stringify([suite, sorted])).slice(0, 16)}`
}
