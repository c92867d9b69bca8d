import { type ChildProcess, fork } from 'node:child_process'
import { endedChild } from '../../process/ended-child.ts'
import { moduleBeside } from '../../process/module-beside.ts'
import type { SliceResult } from './slice-result.ts'
import type { FromWorker, ToWorker, WorkerSetup } from './worker-message.ts'
import { workerOptions } from './worker-options.ts'
import type { Workers } from './workers.ts'

interface WaitingSlice {
  readonly done: (result: SliceResult) => void
  readonly failed: (error: Error) => void
}

interface StartedProcess {
  readonly child: ChildProcess
  readonly waiting: WaitingSlice[]
}

const ownScript = moduleBeside(import.meta.url, 'worker-process')

function say({ child }: StartedProcess, message: ToWorker): void {
  // A worker that has ended cannot be written to; its end is reported by `exit`.
  if (child.connected) child.send(message, () => {})
}

/** Started without zx, since a worker is a module of ours, and Node sends it messages that are not text. */
function start(setup: WorkerSetup, script: string): StartedProcess {
  // Numbers in arrays of their own kind come through as they are.
  const child = fork(script, [], {
    execArgv: [...process.execArgv, ...workerOptions],
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const started: StartedProcess = { child, waiting: [] }
  const fail = (why: string): void => {
    for (const { failed } of started.waiting.splice(0)) failed(new Error(why))
  }
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'done') started.waiting.shift()?.done(message.result)
    else fail(message.why)
  })
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => fail(`a worker of the campaign ended (${signal ?? code})`))
  say(started, { kind: 'open', setup })
  return started
}

/**
 * Does the slices in this number of processes, each with its own tools.
 *
 * @param graceMs after which a worker that does not end by itself is killed.
 * @param script of a worker.
 */
export function workerProcesses(
  setup: WorkerSetup,
  jobs: number,
  graceMs?: number,
  script = ownScript,
): Workers {
  const processes = Array.from({ length: jobs }, () => start(setup, script))
  return {
    run: (slice, runs, from) =>
      new Promise((done, failed) => {
        const [idlest] = [...processes].sort((a, b) => a.waiting.length - b.waiting.length)
        const worker = idlest as StartedProcess
        worker.waiting.push({ done, failed })
        say(worker, { kind: 'run', slice, runs, from })
      }),
    add: (entries) => {
      if (entries.length > 0) for (const worker of processes) say(worker, { kind: 'add', entries })
    },
    // Whoever reads what this process writes would wait for a worker that stays, which writes to the same place.
    close: async () => {
      await Promise.all(processes.map((worker) => endedChild(worker.child, graceMs)))
    },
  }
}
