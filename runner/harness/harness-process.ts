import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cleanEnvironment } from '../process/clean-environment.ts'
import { hasShell } from '../process/has-shell.ts'
import { killAtExit } from '../process/kill-at-exit.ts'
import { killGroup } from '../process/kill-group.ts'
import { frameReader } from './frames.ts'
import { withNamedFrames } from './named-frames.ts'

/** How a harness came to its end. */
export interface HarnessEnd {
  /** Its exit code or the name of the signal; `undefined` where it could not be started. */
  readonly by: string | undefined
  /** The end of its output to standard error. */
  readonly stderr: string
}

/** Events of a running harness. */
export interface Listener {
  /** The body of a frame. */
  readonly frame: (body: Uint8Array) => void
  /** A chunk has been read to its end: all frames in it were reported. */
  readonly settled: () => void
  /** Its output is not a sequence of frames; it was killed. */
  readonly garbage: () => void
  /** No event follows this one. */
  readonly end: (end: HarnessEnd) => void
}

/** A harness that runs. */
export interface HarnessProcess {
  readonly write: (frames: Uint8Array) => void
  readonly kill: () => void
  /** MiB of memory that it has in use; 0 where the system does not tell. */
  readonly resident: () => number
}

const keptOfStderr = 16_384

/** Pages that the process has in memory, as Linux tells it; a page is 4 KiB or more. */
function residentPages(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Starts a harness. Not by zx: zx keeps all that a program prints until it ends, and a harness answers for hours.
 */
export function startHarness(command: readonly string[], listener: Listener): HarnessProcess {
  const [program = '', ...args] = command
  const child: ChildProcess = spawn(program, args, {
    // A group of its own, so that what the harness starts dies with it.
    detached: hasShell(),
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: cleanEnvironment(process.env),
  })
  let stderr = ''
  let killed = false
  const outlived = killAtExit(child)
  const kill = (): void => {
    killed = true
    killGroup(child)
  }
  const read = frameReader(listener.frame)
  child.stdout?.on('data', (chunk: Buffer) => {
    if (killed) return
    if (read(chunk)) return listener.settled()
    kill()
    listener.garbage()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = `${stderr}${chunk.toString('utf8')}`.slice(-keptOfStderr)
  })
  // It may die while it is written to; its end is a separate event.
  child.stdin?.on('error', () => {})
  let ended = false
  const end = (cause: string | undefined, message: string): void => {
    if (ended) return
    ended = true
    outlived()
    listener.end({ by: cause, stderr: message })
  }
  child.on('error', (error) => end(undefined, error.message))
  child.on('close', async (code, signal) => {
    outlived()
    end(signal ?? `exit code ${code}`, await withNamedFrames(stderr))
  })
  return {
    write: (frames) => {
      if (!ended) child.stdin?.write(frames)
    },
    kill,
    resident: () => residentPages(child.pid) / 256,
  }
}
