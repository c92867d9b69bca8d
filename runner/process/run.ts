import { $, which } from 'zx'
import { cannotBeLimited } from './cannot-be-limited.ts'
import type { Completion } from './completion.ts'
import { dataInUse } from './data-in-use.ts'
import { killAtExit } from './kill-at-exit.ts'
import { killGroup } from './kill-group.ts'
import { memoryLimit } from './memory-limit.ts'

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
  /** The whole environment; this process's own when absent. */
  readonly env?: NodeJS.ProcessEnv
}

/** Milliseconds. */
const betweenLooks = 50

const defaults = { timeoutMs: 30_000, maxBytes: 8 * 1024 * 1024 }

/** What the shell says, and a program could only imitate, when it cannot become the program. */
const shellRefusal = /bash: line \d+: .*: (cannot execute|No such file|Permission denied|not found)/

/**
 * Runs a program to its end, whatever that end is. Never rejects.
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
  const timeoutMs = options.timeoutMs ?? defaults.timeoutMs
  const maxBytes = options.maxBytes ?? defaults.maxBytes

  const shell = $({
    nothrow: true,
    quiet: true,
    ...(options.memoryMiB ? { prefix: `${$.prefix}${memoryLimit(options.memoryMiB)}` } : {}),
    // A group of its own, so that what the program starts dies with it.
    detached: true,
    input: Buffer.from(options.input ?? ''),
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.env === undefined ? {} : { env: options.env }),
  })
  // `exec`: the shell becomes the program, so a signal reaches us as a signal and not as an exit code.
  const running = shell`exec ${[program, ...rest]}`
  const { child } = running

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
  child?.stdout?.on('data', count)
  child?.stderr?.on('data', count)
  // A program that closes its standard input early is no failure of ours.
  child?.stdin?.on('error', () => {})
  const timer = setTimeout(end, timeoutMs, 'timeout')
  let data = 0
  const look = (): void => {
    data = Math.max(data, dataInUse(child?.pid))
  }
  const watch = options.memoryMiB ? setInterval(look, betweenLooks) : undefined
  const outlived = killAtExit(child)

  const output = await running.catch((error: Error) => error)
  clearTimeout(timer)
  clearInterval(watch)
  outlived()

  if (!('exitCode' in output)) return { kind: 'not-started', why: output.message }
  const { exitCode, signal, stdout, stderr } = output
  if (options.memoryMiB && cannotBeLimited(stderr))
    return run(command, { ...options, memoryMiB: 0 })
  if (cut === 'timeout') return { kind: 'timeout', ms: timeoutMs }
  if (cut === 'overflow') return { kind: 'overflow', bytes: maxBytes, stdout, stderr }
  // What asks for twice as much each time is refused from half of its limit on, and falls over in its own way.
  const starved = data > (options.memoryMiB ?? 0) / 2
  if (signal !== null && starved) return { kind: 'signalled', signal: 'memory', stdout, stderr }
  if (signal !== null) return { kind: 'signalled', signal, stdout, stderr }
  if ((exitCode === 126 || exitCode === 127) && shellRefusal.test(stderr))
    return { kind: 'not-started', why: stderr.trim() }
  // Negative: the system's error number, for instance for a working directory that is not there.
  if (exitCode === null || exitCode < 0) return { kind: 'not-started', why: output.message }
  return { kind: 'answered', exitCode, stdout, stderr }
}
