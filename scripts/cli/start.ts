import { CommanderError } from 'commander'
import { MakerError } from '#generators/maker-error'
import { errorText } from '#runner/error-text'
import { isProblem } from '#runner/is-problem'
import { AuthorError } from '#spec/author-error'
import { exitCode } from './exit-code.ts'
import { exitOnSignals } from './exit-on-signals.ts'
import { fail } from './fail.ts'
import { helpAll } from './help/rare-options.ts'
import { withListsApart } from './options/list-options.ts'
import { endWithReader } from './output/end-with-reader.ts'
import { guardOutput } from './output/guard-output.ts'
import { program } from './program.ts'
import { systemProblem } from './system-problem.ts'

/** Modules of ours that lack an import, or that cannot be read: a slip in a checkout, or an installation that is cut off. */
const broken = /^(?:Cannot find (?:module|package) |The requested module |Transform failed )/

/** The hint for an error that no command expects: whose mistake it is, and what to do about it. */
function hintOf(error: unknown): string {
  if (error instanceof MakerError)
    return 'a mistake in a file of cases: docs/pairs.md describes them, --debug shows where it was read'
  if (error instanceof AuthorError)
    return 'a mistake in a file of a text or of its checks: CONTRIBUTING.md describes them, --debug shows where it was read'
  if (error instanceof Error && broken.test(error.message))
    return 'a mistake in a source: npx tsc -p . shows it; a package that lacks a file must be installed again'
  return 'a defect of spirv-cts; --debug shows where'
}

/** Reports why a command could not go on, and sets the exit code. */
function report(error: unknown, isDebug: boolean): void {
  const isKnown = typeof error === 'object' && error !== null && isProblem(error)
  const refused = isKnown ? error : systemProblem(error)
  const message = errorText(error).replaceAll(/\s*\n\s*/g, ' ')
  fail(refused ?? { code: 'defect', message, hint: hintOf(error) })
  if (isDebug && !isKnown) console.error(error)
}

/** Runs a command, without what concerns the process as a whole; otherwise as {@link start}. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    // Allowed anywhere, which commander does not support with positional options.
    const args = argv.filter((argument) => argument !== '--debug')
    const root = await program(args)
    // Which options the help shows, the program has seen.
    const words = args.map((word) => (word === helpAll ? '--help' : word))
    await root.parseAsync(withListsApart(root, words), { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCode.fine : exitCode.badUsage
    } else report(error, argv.includes('--debug'))
  }
}

/**
 * Runs the command line to its end and sets the process's exit code.
 *
 * @param argv the arguments after the program's name.
 */
export async function start(argv: readonly string[]): Promise<void> {
  const isDebug = argv.includes('--debug')
  // An error in a callback, such as a full disk while a tool answers, ends the command like any other, and its child processes.
  process.on('uncaughtException', (error) => {
    report(error, isDebug)
    process.exit()
  })
  guardOutput()
  endWithReader()
  exitOnSignals()
  await runCommand(argv)
}
