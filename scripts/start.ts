import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { colours } from './colours.ts'
import { builtSummaries, commandNames, loadCommand } from './command-files.ts'
import { exitCode } from './exit-code.ts'
import { fail } from './fail.ts'

/** Configures a command and its subcommands: error handling and help. */
function dress(command: Command): void {
  command
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(text.replace(/^error:/, colours(process.stderr).red('error:'))),
    })
    .configureHelp({ sortSubcommands: true, showGlobalOptions: true })
    .showHelpAfterError(`hint: ${path(command)} --help`)
  for (const child of command.commands) dress(child)
}

function path(command: Command): string {
  return command.parent === null ? command.name() : `${path(command.parent)} ${command.name()}`
}

async function program(argv: readonly string[]): Promise<Command> {
  const { version, description } = JSON.parse(
    readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
  ) as { readonly version: string; readonly description: string }
  const root = new Command('spirv-cts')
    .description(description)
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    // So that a command and its subcommand can both have an option of the same name.
    .enablePositionalOptions()
    .option('--debug', 'show where in the program an error comes from')
    .addHelpText(
      'after',
      `
Exit codes: 0 nothing wrong, 1 disagreements or an invalid module, 2 bad usage or input, 3 a named tool cannot be run.

Examples:
  spirv-cts tools install
  spirv-cts validate --env vulkan1.3 shader.spv
  spirv-cts explain SPV_KHR_constant_data/data-word-count`,
    )
  const names = commandNames()
  const [first = '', second = ''] = argv.filter((argument) => !argument.startsWith('-'))
  const named = first === 'help' ? second : first
  const known = builtSummaries()
  // Loads one command only, because each loads tables that the others do not need.
  for (const name of names.includes(named) ? [named] : names) {
    const summary = name === named ? undefined : known?.[name]
    root.addCommand(
      summary === undefined ? await loadCommand(name) : new Command(name).description(summary),
    )
  }
  dress(root)
  return root
}

/**
 * Runs the command line to its end and sets the process's exit code.
 *
 * @param argv the arguments after the program's name.
 */
export async function start(argv: readonly string[]): Promise<void> {
  // A reader that closes the pipe early (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  // An orderly exit, so that child processes end too.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code))

  try {
    // Allowed anywhere, which commander does not support with positional options.
    const args = argv.filter((argument) => argument !== '--debug')
    const root = await program(args)
    await root.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCode.fine : exitCode.badUsage
    } else if (typeof error === 'object' && error !== null && isProblem(error)) fail(error)
    else {
      const message = error instanceof Error ? error.message : String(error)
      fail({ code: 'defect', message, hint: 'a defect of spirv-cts; --debug shows where' })
      if (argv.includes('--debug')) console.error(error)
    }
  }
}
