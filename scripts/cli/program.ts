import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Help } from 'commander'
import { asTyped } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { builtCommands, commandNames, loadCommand } from './command-files.ts'
import { askedHelp } from './help/asked-help.ts'
import { type HelpView, helpText } from './help/help-text.ts'
import { helpAll, isRare } from './help/rare-options.ts'
import { restoredCommand } from './help/stored-command.ts'
import { columnsOf } from './options/columns-of.ts'
import { colours } from './output/colours.ts'
import { oneLineWords } from './output/one-line-words.ts'

/** Commands for those who maintain the suite, which the help lists apart from the others. */
const forMaintainers = new Set(['generate', 'grammar', 'new-text', 'trace'])

/** Columns of a help that no terminal shows. */
const usualColumns = 80

/** Configures a command and its subcommands: error handling and help. */
function dress(command: Command, view: HelpView, argv: readonly string[]): void {
  const { visibleOptions } = Help.prototype
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(helpText(text, view)),
      outputError: (text, write) =>
        write(oneLineWords(text, argv).replace(/^error:/, colours(process.stderr).red('error:'))),
      getOutHelpWidth: () => view.columns,
      getErrHelpWidth: () => view.columns,
    })
    .configureHelp({
      sortSubcommands: true,
      visibleOptions(shown) {
        const options = visibleOptions.call(this, shown)
        return view.isAll ? options : options.filter((option) => !isRare(option))
      },
    })
    .showHelpAfterError(`hint: ${asTyped(`${path(command)} --help`)}`)
  for (const child of command.commands) dress(child, view, argv)
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
  const words = argv.map((word) => (word === helpAll ? '--help' : word))
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
An option that takes several values may be repeated, or its values separated by commas or blanks. Rare options of a command: --help-all.

Exit codes: 0 nothing wrong, 1 disagreements or an invalid module, 2 bad usage or input, 3 a named tool cannot be run.

Examples:
  spirv-cts tools install
  spirv-cts validate --env vulkan1.3 shader.spv
  spirv-cts explain SPV_KHR_constant_data/data-word-count`,
    )
  const names = commandNames()
  const [first = '', second = ''] = argv.filter((argument) => !argument.startsWith('-'))
  const named = first === 'help' ? second : first
  const known = builtCommands()
  const isHelp = askedHelp(words) !== undefined
  // Loads one command only, because each loads tables that the others do not need; and none to show what it does.
  for (const name of names.includes(named) ? [named] : names) {
    const stored = name === named && !isHelp ? undefined : known?.[name]
    const command = stored === undefined ? await loadCommand(name) : restoredCommand(stored)
    if (forMaintainers.has(name)) command.helpGroup('Commands for maintainers of the suite:')
    root.addCommand(command)
  }
  const view = {
    isAll: argv.includes(helpAll),
    columns: columnsOf(process.stdout) ?? usualColumns,
  }
  dress(root, view, argv)
  return root
}
