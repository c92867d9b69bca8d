import { existsSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Command, Option } from 'commander'

/** The values of an option that takes several and was given one: parts between commas, outside of braces. */
function valuesIn(value: string): readonly string[] {
  // A command line, or a file of that name, is one value.
  if (/\s/.test(value) || existsSync(value)) return [value]
  const parts = value.match(/(?:\{[^}]*\}|[^,])+/g) ?? [value]
  return parts.length === value.split(/,(?![^{]*\})/).length ? parts : [value]
}

/** Whether the values of an option are files or folders. */
function takesFiles({ flags }: Option): boolean {
  return /<[^>]*\b(?:log|file|dir)\b[^>]*\.\.\.>/.test(flags)
}

function isFlag(word: string): boolean {
  return word.startsWith('-') && word !== '-'
}

/** A file or folder, or standard input: what a command is given as an argument. */
function isPlace(word: string): boolean {
  return word === '-' || existsSync(word)
}

/** The ending of a file, or that of a folder, by which the files of a list are distinguished from what follows them. */
function endingOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? '/' : extname(path)
}

interface Split {
  readonly options: string[]
  readonly operands: string[]
}

/**
 * The words after the first value of a list that are values, too: up to the first file or folder, and in a list of files up to the
 * first one of another kind, such as the folder of a corpus after run logs.
 */
function valuesOf(
  option: Option,
  first: string,
  run: readonly string[],
  isReserved: boolean,
): number {
  const most = isReserved ? run.length - 1 : run.length
  const isOther = (word: string) => existsSync(word) && endingOf(word) !== endingOf(first)
  const place = run.findIndex(takesFiles(option) ? isOther : isPlace)
  return place < 0 ? most : Math.min(place, most)
}

/** Words of one command, with the values of lists separated from its operands. */
function split(command: Command, words: readonly string[]): Split {
  const options: string[] = []
  const operands: string[] = []
  const needsOperand = command.registeredArguments.some(({ required }) => required)
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (word === '--') {
      operands.push(...words.slice(index + 1))
      break
    }
    if (!isFlag(word)) {
      operands.push(word)
      continue
    }
    const [name = '', ...given] = word.split('=')
    const option = command.options.find(({ long, short }) => name === long || name === short)
    if (option?.variadic !== true) {
      options.push(word)
      const takesValue = option !== undefined && (option.required || option.optional)
      const next = words[index + 1]
      if (
        takesValue &&
        given.length === 0 &&
        next !== undefined &&
        !(option.optional && isFlag(next))
      )
        options.push(words[++index] ?? '')
      continue
    }
    const first = given.length > 0 ? given.join('=') : words[index + 1]
    if (first === undefined || (given.length === 0 && isFlag(first))) {
      options.push(word)
      continue
    }
    if (given.length === 0) index++
    const after = words.slice(index + 1)
    const end = after.findIndex(isFlag)
    const run = end < 0 ? after : after.slice(0, end)
    // `validate --revision first FILE`: an operand that must come, and comes nowhere else, is the last word of the last list.
    const isLast = end < 0 || after.slice(end).every(isFlag)
    const count = valuesOf(
      option,
      first,
      run,
      needsOperand && operands.length === 0 && isLast && run.length > 0,
    )
    for (const value of [first, ...run.slice(0, count)].flatMap(valuesIn)) options.push(name, value)
    index += count
  }
  return { options, operands }
}

/**
 * The words of a command line, so that options that take several values (`--rule a b`, `--rule a,b`, `--rule a --rule b`) take none
 * of the command's operands: lists end before a file or folder, and before an operand that the command needs.
 *
 * @param command the one that `words` are given to, after its name.
 */
export function withListsApart(command: Command, words: readonly string[]): readonly string[] {
  const place = words.findIndex((word) => !isFlag(word))
  const child = command.commands.find((each) => each.name() === words[place])
  if (child !== undefined)
    return [...words.slice(0, place + 1), ...withListsApart(child, words.slice(place + 1))]
  const { options, operands } = split(command, words)
  return operands.length === 0 ? options : [...options, '--', ...operands]
}
