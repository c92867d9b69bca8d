import type { Profile } from '../../check/profile.ts'
import type { Weights } from '../make/weights.ts'
import type { PoolEntry } from './pool-window.ts'
import type { SliceResult } from './slice-result.ts'
import type { Slicing } from './slicing.ts'

/** The task of a worker process. */
export interface WorkerSetup {
  /** SPECs of the tools, which it opens for itself. */
  readonly specs: readonly string[]
  readonly timeoutMs: number
  readonly memoryMiB: number
  readonly seed: number
  readonly weights: Weights
  readonly shard: { readonly index: number; readonly count: number }
  readonly slicing: Slicing
  readonly profile?: Profile
  /** Dates of the versions of texts that the reference follows, where not the newest. */
  readonly revisions?: Readonly<Record<string, string>>
}

/** To a worker process. */
export type ToWorker =
  | { readonly kind: 'open'; readonly setup: WorkerSetup }
  | { readonly kind: 'add'; readonly entries: readonly PoolEntry[] }
  | { readonly kind: 'run'; readonly slice: number; readonly runs: number; readonly from: number }

/** A message from a worker process; each `run` gets one `done`, in order. */
export type FromWorker =
  | { readonly kind: 'done'; readonly result: SliceResult }
  | { readonly kind: 'failed'; readonly why: string }
