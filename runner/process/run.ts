import { type ChildProcess, spawn } from 'node:child_process'
import { which } from 'zx/core'
import { atPipesHeld } from './at-pipes-held.ts'
import { cannotBeLimited } from './cannot-be-limited.ts'
import { cleanEnvironment } from './clean-environment.ts'
import type { Completion } from './completion.ts'
import { dataInUse } from './data-in-use.ts'
import { hasShell } from './has-shell.ts'
import { killAtExit } from './kill-at-exit.ts'
import { killGroup } from './kill-group.ts'
import { couldNotStart, limited } from './memory-limit.ts'

/** Limits and surroundings of a run. */
export interface RunOptions {
  /** Milliseconds until the process group is killed; 30 s when absent. */
  readonly timeoutMs?: number
  /** Bytes of standard output and standard error together; 8 MiB when absent. */
  readonly maxBytes?: number
  /** MiB of memory that each process may have, where the system can see to it; 0 or absent is no limit. */
  readonly memoryMiB?: number
  /** Standard input; empty when absent. */
  readonly input?: string | Uint8Array
  readonly cwd?: string
  /** The whole environment, of which {@link cleanEnvironment} is passed on; this process's own when absent. */
  readonly env?: NodeJS.ProcessEnv
}

/** Milliseconds. */
const betweenLooks = 50

const defaults = { timeoutMs: 30_000, maxBytes: 8 * 1024 * 1024 }

/** How a process ended, and what it printed. */
type End =
  | { readonly kind: 'failed'; readonly why: string }
  | {
      readonly kind: 'ended'
      readonly exitCode: number
      readonly signal: string | null
      readonly stdout: string
      readonly stderr: string
    }

/** The process; why there is none, where the system does not take such words. */
function started(
  command: readonly string[],
  { cwd, env, input }: RunOptions,
): ChildProcess | string {
  const [program = '', ...args] = command
  try {
    return spawn(program, args, {
      // A group of its own, so that what the program starts dies with it.
      detached: hasShell(),
      windowsHide: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      env: cleanEnvironment(env ?? process.env),
      ...(cwd === undefined ? {} : { cwd }),
    })
  } catch (error) {
    return `${program}: ${error instanceof Error ? error.message : error}`
  }
}

/** Waits for the end of a process and of its streams. Never rejects. */
function ended(child: ChildProcess): Promise<End> {
  const streams = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => streams[name].push(chunk))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ kind: 'failed', why: message }))
    child.on('close', (exitCode, signal) =>
      resolve({
        kind: 'ended',
        exitCode: exitCode ?? 0,
        signal,
        stdout: Buffer.concat(streams.stdout).toString('utf8'),
        stderr: Buffer.concat(streams.stderr).toString('utf8'),
      }),
    )
  })
}

/**
 * Runs a program to its end, whatever that end is. Never rejects. No shell comes between, but where memory is limited:
 * then a plain one, which reads nothing of the user's.
 *
 * @param command program (a path, or a name that is looked up in PATH) and its arguments, each passed on unchanged.
 */
export async function run(
  command: readonly string[],
  options: RunOptions = {},
): Promise<Completion> {
  const [name = '', ...rest] = command
  const program = await which(name, { nothrow: true })
  if (program === null) return { kind: 'not-started', why: `${name}: no such program` }
  const { timeoutMs = defaults.timeoutMs, maxBytes = defaults.maxBytes, memoryMiB = 0 } = options
  const child = started(limited([program, ...rest], memoryMiB), options)
  if (typeof child === 'string') return { kind: 'not-started', why: child }

  let cut: 'timeout' | 'overflow' | undefined
  const end = (reason: typeof cut): void => {
    cut ??= reason
    killGroup(child)
  }
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > maxBytes) end('overflow')
  }
  child.stdout?.on('data', count)
  child.stderr?.on('data', count)
  atPipesHeld(
    child,
    () => bytes,
    () => killGroup(child),
  )
  // A program that closes its standard input early is no failure of ours.
  child.stdin?.on('error', () => {})
  child.stdin?.end(options.input)
  const timer = setTimeout(end, timeoutMs, 'timeout')
  let data = 0
  const look = (): void => {
    data = Math.max(data, dataInUse(child.pid))
  }
  const watch = memoryMiB > 0 ? setInterval(look, betweenLooks) : undefined
  const outlived = killAtExit(child)

  const output = await ended(child)
  // What it has started and left in its group; without groups, a search for that would take longer than most programs.
  if (hasShell()) killGroup(child)
  clearTimeout(timer)
  clearInterval(watch)
  outlived()

  if (output.kind === 'failed') return { kind: 'not-started', why: output.why }
  const { exitCode, signal, stdout, stderr } = output
  if (memoryMiB > 0 && cannotBeLimited(stderr)) return run(command, { ...options, memoryMiB: 0 })
  if (cut === 'timeout') return { kind: 'timeout', ms: timeoutMs }
  if (cut === 'overflow') return { kind: 'overflow', bytes: maxBytes, stdout, stderr }
  // What asks for twice as much each time is refused from half of its limit on, and falls over in its own way.
  const starved = data > memoryMiB / 2
  if (signal !== null && starved) return { kind: 'signalled', signal: 'memory', stdout, stderr }
  if (signal !== null) return { kind: 'signalled', signal, stdout, stderr }
  if (couldNotStart(exitCode, stderr)) return { kind: 'not-started', why: stderr.trim() }
  return { kind: 'answered', exitCode, stdout, stderr }
}
