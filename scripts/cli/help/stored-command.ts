import { Argument, Command, Option } from 'commander'

interface StoredOption {
  readonly flags: string
  readonly description: string
  readonly defaultValue?: unknown
  readonly defaultText?: string
  readonly choices?: readonly string[]
  readonly env?: string
  readonly group?: string
  readonly isHidden?: true
}

interface StoredArgument {
  readonly name: string
  readonly description: string
  readonly choices?: readonly string[]
}

/** The content of the help of a command, as data. */
export interface StoredCommand {
  readonly name: string
  readonly description: string
  /** The text after the options. */
  readonly after: string
  readonly arguments: readonly StoredArgument[]
  readonly options: readonly StoredOption[]
  readonly commands: readonly StoredCommand[]
  /** Its subcommands include one that shows the help of the others. */
  readonly hasHelp: boolean
  readonly isHidden?: true
}

function storedOption(option: Option): StoredOption {
  const { flags, description, defaultValue, defaultValueDescription, argChoices, envVar } = option
  return {
    flags,
    description,
    // A default that is described differs from machine to machine.
    ...(defaultValueDescription === undefined
      ? defaultValue !== undefined && { defaultValue }
      : { defaultText: defaultValueDescription }),
    ...(argChoices === undefined ? {} : { choices: argChoices }),
    ...(envVar === undefined ? {} : { env: envVar }),
    ...(option.helpGroupHeading === undefined ? {} : { group: option.helpGroupHeading }),
    ...(option.hidden ? { isHidden: true } : {}),
  }
}

function storedArgument(argument: Argument): StoredArgument {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return {
    name: argument.required ? `<${name}>` : `[${name}]`,
    description: argument.description,
    ...(argument.argChoices === undefined ? {} : { choices: argument.argChoices }),
  }
}

function textAfter(command: Command): string {
  let shown = ''
  command.configureOutput({
    writeOut: (part) => {
      shown += part
    },
  })
  command.outputHelp()
  return shown.slice(command.helpInformation().length)
}

/** A command and its subcommands as data. */
export function storedCommand(command: Command): StoredCommand {
  const visible = new Set(command.createHelp().visibleCommands(command))
  const named = new Set(command.commands)
  return {
    name: command.name(),
    description: command.description(),
    after: textAfter(command),
    arguments: command.registeredArguments.map(storedArgument),
    options: command.options.map(storedOption),
    hasHelp: [...visible].some((child) => !named.has(child)),
    commands: command.commands.map((child) => ({
      ...storedCommand(child),
      ...(visible.has(child) ? {} : { isHidden: true as const }),
    })),
  }
}

function optionOf(stored: StoredOption): Option {
  const { flags, description, defaultValue, defaultText, choices, env, group } = stored
  const option = new Option(flags, description)
  if (defaultText !== undefined) option.default(defaultText, defaultText)
  else if (defaultValue !== undefined) option.default(defaultValue)
  if (choices !== undefined) option.choices([...choices])
  if (env !== undefined) option.env(env)
  if (group !== undefined) option.helpGroup(group)
  return option.hideHelp(stored.isHidden === true)
}

function argumentOf({ name, description, choices }: StoredArgument): Argument {
  const argument = new Argument(name, description)
  return choices === undefined ? argument : argument.choices([...choices])
}

/** A command that shows the help of the stored one and does nothing. */
export function restoredCommand(stored: StoredCommand): Command {
  const command = new Command(stored.name).description(stored.description)
  command.helpCommand(stored.hasHelp)
  for (const argument of stored.arguments) command.addArgument(argumentOf(argument))
  for (const option of stored.options) command.addOption(optionOf(option))
  for (const child of stored.commands)
    command.addCommand(restoredCommand(child), { hidden: child.isHidden === true })
  // commander adds a line break, and the stored text already ends with one.
  return stored.after === '' ? command : command.addHelpText('after', stored.after.slice(0, -1))
}
