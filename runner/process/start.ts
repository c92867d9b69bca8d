import { type SpawnOptions, spawn } from 'node:child_process'
import type { Options, ProcessPromise } from 'zx/core'
import { cleanShell } from './clean-shell.ts'
import { hasShell } from './has-shell.ts'

/** Options of zx, and what its shell sees to before it becomes the program. */
export interface StartOptions extends Partial<Options> {
  /**
   * MiB of memory that each process may write to and shares with none, since reserved address space costs nothing; 0 or
   * absent means no limit. A system that knows no such limit sets none.
   */
  readonly memoryMiB?: number
}

/** zx without a shell: Windows has none that would quote and limit as ours does. */
function startPlainly([program = '', ...args]: readonly string[], options: Partial<Options>) {
  const plainly = (_: string, __: readonly string[], given: SpawnOptions) =>
    spawn(program, args, { ...given, shell: false })
  return cleanShell({ ...options, spawn: plainly as Options['spawn'] })`${[program, ...args]}`
}

/**
 * Starts a program by zx. The shell between sets the limit of memory and then becomes the program, so that process id, signals
 * and exit code are the program's.
 *
 * @param command program (a path, or a name that is looked up in PATH) and its arguments, each passed on unchanged.
 */
export function start(
  command: readonly string[],
  { memoryMiB = 0, ...options }: StartOptions = {},
  platform: NodeJS.Platform = process.platform,
): ProcessPromise {
  if (!hasShell(platform)) return startPlainly(command, options)
  const shell = cleanShell(options)
  return memoryMiB === 0
    ? shell`exec ${command}`
    : shell`ulimit -d ${memoryMiB * 1024} 2>/dev/null; exec ${command}`
}
