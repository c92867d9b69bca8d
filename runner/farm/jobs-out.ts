import { errorText } from '../error-text.ts'
import { createBegunWork } from './begun-work.ts'
import type { Farm } from './farm.ts'
import { type Done, doneSchema, type Job, jobId, largestJob, queueName } from './job.ts'
import { type Queue, type QueueJob, queuePrefix } from './packages.ts'
import { startPulse } from './pulse.ts'
import { announce } from './registry.ts'
import { WorkerFailure } from './worker-failure.ts'

/** Jobs that this process has given to a farm. */
export interface JobsOut {
  /**
   * The result of a job. It may be done already, and may be done several times; the farm may be away meanwhile.
   *
   * @param read takes what the worker returned. Where it rejects, the job is done again.
   */
  readonly run: <T>(job: Job, read: (done: Done) => Promise<T>) => Promise<T>
  /** Removes the answers that were kept. */
  readonly forget: () => Promise<void>
  readonly counts: () => { readonly done: number; readonly again: number; readonly inWork: number }
  /** Takes back the jobs that no worker works on. No job is given out after that. */
  readonly close: () => Promise<void>
}

interface Out {
  readonly job: Job
  readonly read: (done: Done) => Promise<void>
  readonly fail: (error: Error) => void
  isBeingRead: boolean
}

/** Attempts of a job, and milliseconds between two of them. */
const attempts = 200
const backoff = { type: 'fixed', delay: 1000 } as const

/** Seconds that an answer is kept for a campaign that was interrupted. */
const kept = 86_400

/** States of jobs that no worker has at the moment. */
const idle: ReadonlySet<string> = new Set(['waiting', 'delayed'])

/** Milliseconds between two looks after jobs whose ends were not reported. */
const pulse = 2000

/** Removes a job, unless a worker has it. */
async function takeBack(queue: Queue, id: string): Promise<void> {
  const job = await queue.getJob(id)
  if (job === undefined || !idle.has(await job.getState())) return
  try {
    await job.remove()
  } catch (error) {
    // A worker may have taken it since it was looked at: then it cannot be removed, and need not be.
    if (idle.has(await job.getState())) throw error
  }
}

/**
 * @param needs version of this package and tools of all jobs.
 * @param complain receives problems on the way; nothing is lost by them.
 * @param keepsAnswers until {@link JobsOut.forget}, for a campaign that has no journal of its own.
 */
export function jobsOut(
  farm: Farm,
  needs: Pick<Job, 'suite' | 'tools'>,
  complain: (what: string) => void,
  keepsAnswers = false,
): JobsOut {
  const name = queueName(needs.suite, needs.tools)
  const connection = { connection: farm.connection, prefix: queuePrefix }
  const queue = new farm.packages.Queue(name, connection)
  const events = new farm.packages.QueueEvents(name, connection)
  const out = new Map<string, Out>()
  const answered: string[] = []
  const counts = { done: 0, again: 0 }
  const wrong = (error: unknown): void => complain(errorText(error))

  const add = (id: string, job: Job): Promise<unknown> =>
    queue.add(job.task.kind, job, {
      ...{ jobId: id, attempts, backoff },
      removeOnComplete: { age: kept },
      removeOnFail: { age: kept },
    })

  // The result of a job that is added after the end would be lost.
  const begun = createBegunWork(wrong)

  async function redo(id: string, { job }: Out, old: QueueJob | undefined): Promise<void> {
    counts.again++
    await old?.remove()
    await add(id, job)
  }

  /** Looks at one job, whatever was reported of it. */
  async function look(id: string): Promise<unknown> {
    const started = out.get(id)
    if (started === undefined || started.isBeingRead) return
    started.isBeingRead = true
    try {
      const job = await queue.getJob(id)
      const state = (await job?.getState()) ?? 'unknown'
      // Redis was restarted and has lost the last second, or was emptied.
      if (job === undefined || state === 'unknown') return await redo(id, started, undefined)
      if (state !== 'failed' && state !== 'completed') return
      // The job fetched before may be older than the state.
      const done = (await queue.getJob(id)) ?? job
      if (state === 'failed') {
        out.delete(id)
        started.fail(new WorkerFailure(done.failedReason ?? 'failed'))
        return await job.remove()
      }
      try {
        await started.read(doneSchema.parse(done.returnvalue))
      } catch (error) {
        wrong(error)
        return await redo(id, started, job)
      }
      out.delete(id)
      counts.done++
      if (keepsAnswers) answered.push(id)
      else await job.remove()
    } finally {
      started.isBeingRead = false
    }
  }

  const glance = ({ jobId: id }: { readonly jobId: string }): void => {
    begun.begin(() => look(id))
  }
  events.on('completed', glance)
  events.on('failed', glance)
  events.on('error', wrong as never)
  queue.on('error', wrong)

  async function lookAtAll(): Promise<void> {
    await announce(farm.redis, 'queue', name, { suite: needs.suite, tools: [...needs.tools] })
    for (const id of [...out.keys()]) {
      if (begun.isClosed()) return
      await look(id)
    }
  }
  const looking = startPulse(() => begun.begin(lookAtAll), pulse, complain)

  async function close(): Promise<void> {
    const ended = begun.close()
    await looking.stop()
    await ended
    for (const id of out.keys()) await takeBack(queue, id).catch(wrong)
    await Promise.all([events.close(), queue.close()])
  }
  let closing: Promise<void> | undefined

  return {
    run: async (job, read) => {
      if (begun.isClosed()) throw new Error('no job is given out after the end of its campaign')
      const { length } = JSON.stringify(job)
      if (length > largestJob) throw new Error(`a job of ${length} characters`)
      const id = jobId(job)
      return new Promise((resolve, reject) => {
        out.set(id, {
          job,
          read: async (done) => resolve(await read(done)),
          fail: reject,
          isBeingRead: false,
        })
        // A job that was done for an earlier run of the campaign is not reported.
        begun.begin(() => add(id, job).then(() => look(id)))
      })
    },
    forget: async () => {
      for (const id of answered.splice(0)) await (await queue.getJob(id))?.remove()
    },
    counts: () => ({ ...counts, inWork: out.size }),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
