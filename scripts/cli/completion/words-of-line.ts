import { splitCommand } from '#runner/oracle/split-command'

/** A command line as far as it is typed. */
export interface TypedLine {
  /** After the name of the program; the last one is not complete, and may be empty. */
  readonly words: readonly string[]
  /** Whether the last word is within quotes. */
  readonly isQuoted: boolean
}

/** The words of a line, in which a quote may still be open. */
export function wordsOfLine(line: string): TypedLine {
  for (const closing of ['', "'", '"']) {
    const words = splitCommand(line + closing)
    if (words === undefined) continue
    const isBetween = closing === '' && /\s$/.test(line)
    return { words: [...words.slice(1), ...(isBetween ? [''] : [])], isQuoted: closing !== '' }
  }
  return { words: [''], isQuoted: false }
}

/**
 * How much of the last word bash leaves as it is. It completes what follows the last of its word breaks; `@`, with which names of
 * hosts begin, belongs to what follows.
 */
export function keptByBash({ words, isQuoted }: TypedLine, breaks: string): number {
  if (isQuoted) return 0
  const word = words.at(-1) ?? ''
  const ends = [...breaks].map(
    (separator) => word.lastIndexOf(separator) + (separator === '@' ? 0 : 1),
  )
  return Math.max(0, ...ends)
}
