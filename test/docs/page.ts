/** A box of commands on a page. */
export interface Box {
  readonly script: string
  /** Exit codes that its last command may have. */
  readonly exits: readonly number[]
  /** The line at which it begins, from 1. */
  readonly line: number
}

/**
 * The boxes of a page that are to be run: those marked `sh`, with `exits=1` or `exits=0,1` after it if the exit code is
 * not 0.
 */
export function boxes(markdown: string): readonly Box[] {
  const found: Box[] = []
  const lines = markdown.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, exits = '0'] = /^```sh(?: exits=([\d,]+))?$/.exec(line) ?? []
    if (!line.startsWith('```sh')) continue
    const end = lines.indexOf('```', index + 1)
    const script = lines.slice(index + 1, end).join('\n')
    found.push({ script, exits: exits.split(',').map(Number), line: index + 1 })
  }
  return found
}

const word = /'[^']*'|"[^"$`\\]*"|[^\s'"$`\\|&;<>()*?#~!{}[\]]+/.source
const line = new RegExp(`^spirv-cts(?: (?:${word}))+$`)

/** Makers take long to load, except for those of the build: commands that use them start it. */
const usesMakers = /^spirv-cts (?:generate|mutate|smith)\b/

/**
 * The arguments of each command of a box that consists of our commands only; `undefined` if a box needs a shell, or the
 * build.
 */
export function ownCommands({ script }: Box): readonly (readonly string[])[] | undefined {
  const lines = script.split('\n')
  if (!lines.every((command) => line.test(command) && !usesMakers.test(command))) return undefined
  return lines.map((command) =>
    Array.from(command.matchAll(new RegExp(word, 'g')), ([text]) =>
      text.replace(/^(['"])(.*)\1$/, '$2'),
    ).slice(1),
  )
}
