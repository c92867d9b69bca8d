/** A question to the thread that works. */
export interface WorkerQuestion {
  /** Counted from 1. */
  readonly id: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** What comes back. */
export type WorkerReply =
  /** It has been started, and takes questions. */
  | { readonly id: 0; readonly kind: 'ready' }
  | { readonly id: number; readonly kind: 'answer'; readonly value: unknown }
  /** A mistake of ours. */
  | { readonly id: number; readonly kind: 'defect'; readonly why: string }
