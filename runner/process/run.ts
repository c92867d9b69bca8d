import { atPipesHeld } from './at-pipes-held.ts'
import { cannotBeLimited } from './cannot-be-limited.ts'
import { shellName } from './clean-shell.ts'
import type { Completion } from './completion.ts'
import { dataInUse } from './data-in-use.ts'
import { hasShell } from './has-shell.ts'
import { killAtExit } from './kill-at-exit.ts'
import { killGroup } from './kill-group.ts'
import { start } from './start.ts'

/** Limits and surroundings of a run. */
export interface RunOptions {
  /** Milliseconds until the process group is killed; 30 s when absent. */
  readonly timeoutMs?: number
  /** Bytes of standard output and standard error together; 8 MiB when absent. */
  readonly maxBytes?: number
  /** MiB of memory that each process may have, if the system can enforce it; 0 or absent means no limit. */
  readonly memoryMiB?: number
  /** Standard input; empty when absent. */
  readonly input?: string | Uint8Array
  readonly cwd?: string
  /** The whole environment, of which {@link cleanEnvironment} is passed on; this process's own when absent. */
  readonly env?: NodeJS.ProcessEnv
}

/** Milliseconds. */
const betweenLooks = 50

/** Milliseconds that a program may take where nothing else is said. */
export const usualTimeoutMs = 30_000

const defaults = { timeoutMs: usualTimeoutMs, maxBytes: 8 * 1024 * 1024 }

/** The output that zx collects from the streams of a program. */
interface Collected {
  readonly stdout: Buffer[]
  readonly stderr: Buffer[]
  /** Both streams in one list, which nothing reads. */
  readonly stdall: Buffer[]
}

/** In one piece: zx itself decodes each chunk alone, which may end within a character. */
function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8')
}

/** Why the shell could not become the program, by the exit code with which it gave up. */
function refusal(program: string, exitCode: number): string {
  return exitCode === 127
    ? `${program}: no such program, or the interpreter that it names is missing`
    : `${program}: may not be run`
}

/**
 * Runs a program to its end, whatever that end is. Never rejects.
 *
 * @param command program (a path, or a name that is looked up in PATH) and its arguments, each passed on unchanged.
 */
export async function run(
  command: readonly string[],
  options: RunOptions = {},
): Promise<Completion> {
  const [program = '', ...args] = command
  if (program === '') return { kind: 'not-started', why: 'no program is named' }
  const { timeoutMs = defaults.timeoutMs, maxBytes = defaults.maxBytes, memoryMiB = 0 } = options
  const { input = '', cwd = '.', env = process.env } = options

  let cut: 'timeout' | 'overflow' | undefined
  const end = (reason: typeof cut): void => {
    cut ??= reason
    killGroup(running.child)
  }
  const store: Collected = { stdout: [], stderr: [], stdall: [] }
  const running = start([program, ...args], {
    ...{ cwd, env, memoryMiB, store },
    nothrow: true,
    // A group of its own, so that what the program starts dies with it.
    detached: hasShell(),
    ...(input.length === 0 ? {} : { input: Buffer.from(input) }),
  })
  const { child } = running
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > maxBytes) end('overflow')
  }
  child?.stdout?.on('data', count)
  child?.stderr?.on('data', count)
  atPipesHeld(
    child,
    () => bytes,
    () => killGroup(child),
  )
  // A program that closes its standard input early is not a failure of ours.
  child?.stdin?.on('error', () => {})
  const timer = setTimeout(end, timeoutMs, 'timeout')
  let data = 0
  const look = (): void => {
    data = Math.max(data, dataInUse(child?.pid))
  }
  const watch = memoryMiB > 0 ? setInterval(look, betweenLooks) : undefined
  const outlived = killAtExit(child)

  const { exitCode, signal, cause } = await running
  // Processes that it has started and left in its group; without groups, a search for them would take longer than most
  // programs.
  if (hasShell()) killGroup(child)
  clearTimeout(timer)
  clearInterval(watch)
  outlived()

  if (cause instanceof Error) return { kind: 'not-started', why: cause.message }
  const [stdout, stderr] = [textOf(store.stdout), textOf(store.stderr)]
  if (memoryMiB > 0 && cannotBeLimited(stderr)) return run(command, { ...options, memoryMiB: 0 })
  if (cut === 'timeout') return { kind: 'timeout', ms: timeoutMs }
  if (cut === 'overflow') return { kind: 'overflow', bytes: maxBytes, stdout, stderr }
  // A program that asks for twice as much each time is refused from half of its limit on, and fails in its own way.
  const starved = data > memoryMiB / 2
  if (signal !== null && starved) return { kind: 'signalled', signal: 'memory', stdout, stderr }
  if (signal !== null) return { kind: 'signalled', signal, stdout, stderr }
  if (stderr.startsWith(`${shellName}: `))
    return { kind: 'not-started', why: refusal(program, exitCode ?? 0) }
  return { kind: 'answered', exitCode: exitCode ?? 0, stdout, stderr }
}
