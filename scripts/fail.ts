import type { Problem } from '#runner/problem'
import { colours } from './colours.ts'
import { type ExitCode, exitCode } from './exit-code.ts'

/**
 * Says on standard error what is wrong and what to do about it, and sets the process's exit code unless a graver
 * one is set already. Does not end the process: the caller returns.
 */
export function fail(problem: Omit<Problem, 'kind'>, code: ExitCode = exitCode.badUsage): void {
  const colour = colours(process.stderr)
  console.error(`${colour.red('error:')} ${problem.message}`)
  if (problem.hint !== undefined) console.error(`${colour.dim('hint:')} ${problem.hint}`)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code)
}
