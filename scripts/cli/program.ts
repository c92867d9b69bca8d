import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { asTyped } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { builtSummaries, commandNames, loadCommand } from './command-files.ts'
import { colours } from './output/colours.ts'

/** Commands for those who maintain the suite, which the help lists apart from the others. */
const forMaintainers = new Set(['generate', 'grammar', 'new-text', 'trace'])

/** A help whose examples can be pasted where it is read. */
function withTypedExamples(help: string): string {
  const [before = '', ...examples] = help.split(/(?<=^Examples:\n)/m)
  return before + examples.map(asTyped).join('')
}

/** Configures a command and its subcommands: error handling and help. */
function dress(command: Command): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(withTypedExamples(text)),
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

/**
 * The command line, with one command loaded, and of the others, in a build, only what they do.
 *
 * @param argv the arguments after the program's name.
 */
export async function program(argv: readonly string[]): Promise<Command> {
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
An option that takes several values may be repeated, or its values separated by commas or blanks.

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
    const command =
      summary === undefined ? await loadCommand(name) : new Command(name).description(summary)
    if (forMaintainers.has(name)) command.helpGroup('Commands for maintainers of the suite:')
    root.addCommand(command)
  }
  dress(root)
  return root
}
