import type { Job } from './job.ts'

/** To a child process of a worker. */
export type ToChild =
  | {
      readonly kind: 'open'
      /** SPECs of the worker's command line, by the names of their tools. */
      readonly specs: Readonly<Record<string, string>>
      readonly blobs: string
    }
  | { readonly kind: 'do'; readonly job: Job }

/** A message from a child process; each `do` gets one answer. */
export type FromChild =
  | {
      readonly kind: 'done'
      readonly result: string
      readonly modules: number
      readonly ms: number
    }
  | {
      readonly kind: 'failed'
      readonly why: string
      /** Whether another attempt would end like this one. */
      readonly isFinal: boolean
    }
