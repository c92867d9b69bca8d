import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { FarmAddress } from './farm-url.ts'

// The parts of BullMQ and ioredis that a farm uses. Both are optional peers: their own types are missing where they are
// not installed, and this package must compile without them.

/** A client of Redis. */
export interface Redis {
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, value: string, unit: 'PX', ms: number) => Promise<unknown>
  readonly del: (...keys: readonly string[]) => Promise<number>
  readonly mget: (...keys: readonly string[]) => Promise<readonly (string | null)[]>
  readonly scan: (
    cursor: string,
    ...args: readonly (string | number)[]
  ) => Promise<readonly [string, readonly string[]]>
  readonly call: (...args: readonly string[]) => Promise<unknown>
  readonly ping: () => Promise<string>
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
  readonly disconnect: () => void
}

/** A job of a queue. */
export interface QueueJob {
  readonly id?: string
  readonly data: unknown
  readonly returnvalue: unknown
  readonly failedReason?: string
  readonly attemptsMade: number
  readonly getState: () => Promise<string>
  readonly remove: () => Promise<unknown>
}

/** A queue, as the side sees it that adds jobs. */
export interface Queue {
  readonly add: (
    name: string,
    data: object,
    options: {
      readonly jobId: string
      readonly attempts: number
      readonly backoff: { readonly type: 'fixed'; readonly delay: number }
      readonly removeOnComplete: { readonly age: number }
      readonly removeOnFail: { readonly age: number }
      readonly priority?: number
    },
  ) => Promise<unknown>
  readonly getJob: (id: string) => Promise<QueueJob | undefined>
  readonly getJobCounts: () => Promise<Readonly<Record<string, number>>>
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
  readonly close: () => Promise<void>
}

/** Reports the ends of jobs. */
export interface QueueEvents {
  readonly on: (
    event: 'completed' | 'failed' | 'error',
    listener: (job: { readonly jobId: string }) => void,
  ) => unknown
  readonly close: () => Promise<void>
}

/** Takes jobs from a queue. */
export interface QueueWorker {
  readonly on: (event: string, listener: (...args: readonly never[]) => void) => unknown
  readonly close: (force?: boolean) => Promise<void>
}

type QueueOptions = { readonly connection: object; readonly prefix: string }

/** The used part of the two packages. */
export interface FarmPackages {
  readonly Redis: new (options: object) => Redis
  readonly Queue: new (name: string, options: QueueOptions) => Queue
  readonly QueueEvents: new (name: string, options: QueueOptions) => QueueEvents
  readonly Worker: new (
    name: string,
    process: (job: QueueJob) => Promise<unknown>,
    options: QueueOptions & Readonly<Record<string, unknown>>,
  ) => QueueWorker
  /** Thrown where another attempt would end like this one. */
  readonly UnrecoverableError: new (
    message: string,
  ) => Error
}

async function packageNamed(name: string): Promise<Readonly<Record<string, unknown>> | Problem> {
  try {
    return await import(name)
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return problem(
      'no-package',
      `--farm needs the package ${name}, which is not installed`,
      'npm install bullmq ioredis',
    )
  }
}

/** Loads BullMQ and ioredis. */
export async function farmPackages(): Promise<FarmPackages | Problem> {
  const bullmq = await packageNamed('bullmq')
  if (isProblem(bullmq)) return bullmq
  const ioredis = await packageNamed('ioredis')
  if (isProblem(ioredis)) return ioredis
  const { Queue, QueueEvents, Worker, UnrecoverableError } = bullmq
  const { Redis } = ioredis
  return { Queue, QueueEvents, Worker, UnrecoverableError, Redis } as FarmPackages
}

/** Options of a connection that waits for a server that is away, however long. */
export function patientConnection({ shown: _, ...address }: FarmAddress): object {
  return {
    ...address,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(times * 100, 2000),
    connectTimeout: 10_000,
    keepAlive: 5000,
  }
}

/** First part of all keys of BullMQ's. */
export const queuePrefix = 'spirv-cts'
