import type { Command, Option } from 'commander'

/** The heading of options that only `--help-all` shows. */
const heading = 'More options:'

/** The option that shows every option. */
export const helpAll = '--help-all'

/** An option that few need: a help lists it on request. */
export function rare(option: Option): Option {
  return option.helpGroup(heading)
}

/** Whether only `--help-all` shows an option. */
export function isRare({ helpGroupHeading }: Option): boolean {
  return helpGroupHeading === heading
}

/** Marks the options of these names as rare, and adds the option that shows them. */
export function withRare(command: Command, names: readonly string[]): Command {
  for (const name of names) {
    const option = command.options.find(({ long }) => long === `--${name}`)
    if (option === undefined) throw new Error(`${command.name()} has no option --${name}`)
    rare(option)
  }
  return command.option(helpAll, 'show all options, and more remarks')
}
