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

/** Seconds and fractions as `times` of a shell writes them: `0m1.25s 0m0.10s`, user time first. */
const shellTimes = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/

/**
 * Runs a program to its end, and says what processor time it took, too.
 *
 * @throws when it cannot be started or fails.
 */
export function childWithCpu(command: readonly string[]): Ended & { readonly cpuMs: number } {
  // Node says nothing of the times of one child; a shell knows those of its children.
  const script = '"$@"; code=$?; times >&2; exit $code'
  const ended = child(['sh', '-c', script, 'sh', ...command])
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] = (
    shellTimes.exec(ended.stderr) ?? []
  ).map(Number)
  if (systemSeconds === undefined) throw new Error(`no times of a shell: ${ended.stderr}`)
  const minutes = (userMinutes ?? 0) + (systemMinutes ?? 0)
  return { ...ended, cpuMs: 1000 * (60 * minutes + (userSeconds ?? 0) + systemSeconds) }
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
