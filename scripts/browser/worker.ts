import type { WorkerQuestion, WorkerReply } from './messages.ts'

/** The part of a Worker that is used. */
export interface WorkerLike {
  onmessage: ((event: { readonly data: WorkerReply }) => void) | null
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null
  postMessage(asked: WorkerQuestion): void
  terminate(): void
}

type Platform = Pick<typeof globalThis, 'Blob' | 'URL'> & {
  readonly Worker?: new (address: string) => WorkerLike
}

/**
 * Starts a Worker on the text of a program.
 *
 * @throws where the page may have none.
 */
export function startWorker(program: string): WorkerLike {
  const { Worker, Blob, URL } = globalThis as unknown as Platform
  if (Worker === undefined) throw new Error('this browser has no Workers')
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }))
  try {
    return new Worker(address)
  } finally {
    // It has the address already; without a pause, some browsers do not.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
}
