import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { command } from './command.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Milliseconds after which something that was to be said is taken never to be. */
const longestSilence = 60_000

/** A command line that is at work. */
export interface CtsProcess {
  readonly child: ChildProcess
  /** Its output on both streams so far. */
  readonly said: () => string
  /** Resolves at its end with the exit code, or the signal. */
  readonly ended: Promise<number | string>
  /** Resolves once it has said that. Rejects where it ends before, and after a minute. */
  readonly says: (what: RegExp) => Promise<void>
  /** Like {@link CtsProcess.ended}. Rejects with its output if it does not end within this number of milliseconds. */
  readonly endsWithin: (ms: number) => Promise<number | string>
}

/** Starts the built command line, and does not wait for its end. */
export function ctsProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}): CtsProcess {
  const [program, script] = command
  const child = spawn(program, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let text = ''
  const hear = (chunk: Buffer): void => {
    text += String(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'ended'))
  })
  return {
    child,
    said: () => text,
    ended,
    says: async (what) => {
      let isOver = false
      ended.then(() => {
        isOver = true
      })
      const start = performance.now()
      while (!what.test(text)) {
        if (isOver) throw new Error(`ended without ${what}: ${text}`)
        if (performance.now() - start > longestSilence)
          throw new Error(`did not say ${what}: ${text}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    endsWithin: async (ms) => {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`${args.join(' ')}: does not end within ${ms / 1000} s: ${text}`))
        }, ms)
      })
      return Promise.race([ended, tooLate]).finally(() => clearTimeout(timer))
    },
  }
}
