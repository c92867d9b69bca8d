import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'

/** The output of a process, and its duration from start to end. */
export interface Ended {
  readonly ms: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a program to its end. Not by zx, for its time is the measurement: nothing but the program may count.
 *
 * @throws when it cannot be started or fails.
 */
export function child(command: readonly string[]): Ended {
  const [program = '', ...args] = command
  const start = performance.now()
  const { status, stdout, stderr, error } = spawnSync(program, args)
  const ms = performance.now() - start
  if (error !== undefined || status !== 0)
    throw new Error(`${command.join(' ')}: ${error?.message ?? stderr.toString()}`)
  return { ms, stdout: stdout.toString(), stderr: stderr.toString() }
}

/** How to start a script of this folder as it is shipped. */
export function shipped(script: string, ...args: readonly string[]): readonly string[] {
  return shippedWith([], script, ...args)
}

/** The same with options of Node. */
export function shippedWith(
  options: readonly string[],
  script: string,
  ...args: readonly string[]
): readonly string[] {
  const path = join(packageRoot(), 'dist/scripts/dev/bench', `${script}.js`)
  return [process.execPath, ...options, path, ...args]
}
