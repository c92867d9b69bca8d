import type { Command, Option } from 'commander'
import { plain, type SuggestedWord } from './candidate.ts'

/** The origin of values that are not listed in the command itself. */
export interface CompletionValues {
  readonly ofOption: (name: string, word: string) => readonly SuggestedWord[]
  readonly ofCommand: (name: string, word: string) => readonly SuggestedWord[]
}

/** Where the last word is: in which command, and after which option that takes it as a value. */
interface CompletionPlace {
  readonly command: Command
  readonly option?: Option
  readonly isAfterDashes: boolean
  /** Words before it that are arguments of the command. */
  readonly taken: number
}

function optionOf(command: Command, word: string): Option | undefined {
  return command.options.find(({ short, long }) => word === short || word === long)
}

function placeAfter(root: Command, words: readonly string[]): CompletionPlace {
  let [command, taken, isAfterDashes] = [root, 0, false]
  let option: Option | undefined
  for (const word of words) {
    const child = command.commands.find((command) => command.name() === word)
    if (isAfterDashes) taken++
    else if (word === '--') [isAfterDashes, option] = [true, undefined]
    else if (word.startsWith('-') && word !== '-') {
      const named = optionOf(command, word)
      option = named?.required || named?.optional ? named : undefined
    } else if (option !== undefined) option = option.variadic ? option : undefined
    else if (taken === 0 && child !== undefined) command = child
    else taken++
  }
  return { command, isAfterDashes, taken, ...(option === undefined ? {} : { option }) }
}

function optionsOf(command: Command): readonly SuggestedWord[] {
  const options = command.createHelp().visibleOptions(command)
  return options.flatMap(({ long, description }) =>
    long === undefined ? [] : [{ value: long, about: description }],
  )
}

function valuesOf(
  option: Option,
  word: string,
  values: CompletionValues,
): readonly SuggestedWord[] {
  return option.argChoices?.map(plain) ?? values.ofOption(option.name(), word)
}

function argumentsOf({ command, taken }: CompletionPlace, word: string, values: CompletionValues) {
  const all = command.registeredArguments
  const argument = all[taken] ?? all.findLast(({ variadic }) => variadic)
  const children = taken === 0 ? command.createHelp().visibleCommands(command) : []
  return [
    ...children.map((command) => ({
      value: command.name(),
      about: command.summary() || command.description(),
    })),
    ...(argument?.argChoices?.map(plain) ?? []),
    ...(taken === 0 || argument !== undefined ? values.ofCommand(command.name(), word) : []),
  ]
}

function candidates(
  root: Command,
  before: readonly string[],
  word: string,
  values: CompletionValues,
) {
  const place = placeAfter(root, before)
  const [, long, given] = /^(--[^=]+)=(.*)$/s.exec(word) ?? []
  const assigned = long === undefined ? undefined : optionOf(place.command, long)
  if (assigned !== undefined && given !== undefined)
    return valuesOf(assigned, given, values).map(({ value, about }) => ({
      value: `${long}=${value}`,
      about,
    }))
  if (word.startsWith('-') && !place.isAfterDashes) return optionsOf(place.command)
  return place.option === undefined
    ? argumentsOf(place, word, values)
    : valuesOf(place.option, word, values)
}

/**
 * The possible completions of the last word; nothing if it may be anything, such as a file.
 *
 * @param words after the name of the program; the last one is not complete.
 */
export function complete(
  root: Command,
  words: readonly string[],
  values: CompletionValues,
): readonly SuggestedWord[] {
  const word = words.at(-1) ?? ''
  return candidates(root, words.slice(0, -1), word, values).filter(({ value }) =>
    value.startsWith(word),
  )
}
