import { type ChildProcess, fork } from 'node:child_process'
import { workerOptions } from '../fuzz/campaign/worker-options.ts'
import { moduleBeside } from '../process/module-beside.ts'
import type { FromChild, ToChild } from './child-message.ts'
import type { Job } from './job.ts'

/** Does jobs one after the other in a process of its own, so that none keeps the worker from renewing its locks. */
export interface Child {
  /** Never rejects; a process that dies is replaced by the next job. */
  readonly run: (job: Job) => Promise<FromChild>
  readonly close: () => void
}

const script = moduleBeside(import.meta.url, 'child-process')

/** @param open the first message to each new process. */
export function createChild(open: Extract<ToChild, { readonly kind: 'open' }>): Child {
  let child: ChildProcess | undefined
  let answer: ((message: FromChild) => void) | undefined
  const settle = (settled: FromChild): void => {
    answer?.(settled)
    answer = undefined
  }
  /** Not by zx, for the process is a module of ours, to which Node takes messages. */
  function started(): ChildProcess {
    const fresh = fork(script, [], {
      execArgv: [...process.execArgv, ...workerOptions],
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    const ended = (why: string): void => {
      if (child === fresh) child = undefined
      settle({ kind: 'failed', why, isFinal: false })
    }
    fresh.on('message', (message: FromChild) => settle(message))
    fresh.on('error', ({ message }) => ended(message))
    fresh.on('exit', (code, signal) => ended(`the process of a job ended (${signal ?? code})`))
    fresh.send(open, () => {})
    return fresh
  }
  return {
    run: (job) =>
      new Promise((resolve) => {
        answer = resolve
        child ??= started()
        child.send({ kind: 'do', job } satisfies ToChild, () => {})
      }),
    close: () => {
      // It ends by itself, and its tools with it.
      if (child?.connected) child.disconnect()
      child?.unref()
    },
  }
}
