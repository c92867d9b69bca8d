import { helpAll } from './rare-options.ts'

const flags = new Set(['-h', '--help', helpAll])

/**
 * The names of the command and subcommand whose help a command line asks for and nothing else: `farm status --help`, `help farm`;
 * `undefined` for any other.
 */
export function askedHelp(argv: readonly string[]): readonly string[] | undefined {
  const [first, ...rest] = argv
  const words = first === 'help' ? [...rest, '--help'] : argv
  const names = words.slice(0, -1)
  return flags.has(words.at(-1) ?? '') &&
    names.length > 0 &&
    names.every((name) => /^\w/.test(name))
    ? names
    : undefined
}
