import { asTyped } from '#runner/our-command'
import { printable } from '#runner/printable'
import type { Problem } from '#runner/problem'
import { type ExitCode, exitCode } from './exit-code.ts'
import { colours } from './output/colours.ts'

/**
 * Prints the problem and its hint to standard error, each in one line whatever names they quote, and sets the exit code of the
 * process unless a higher one is already set. Does not end the process: the caller returns.
 */
export function fail(problem: Omit<Problem, 'kind'>, code: ExitCode = exitCode.badUsage): void {
  const colour = colours(process.stderr)
  console.error(`${colour.red('error:')} ${printable(problem.message)}`)
  if (problem.hint !== undefined)
    console.error(`${colour.dim('hint:')} ${printable(asTyped(problem.hint))}`)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code)
}
