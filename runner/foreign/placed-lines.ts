import { sourcePlaceText } from '#reference/source-places'
import type { Violation } from '#spec/verdict'
import type { PlacedViolation } from './placed.ts'

/** A line of the text that a module was assembled from. */
interface SourceLine {
  readonly line: number
  readonly text: string
}

/**
 * A violation for a reader: its place, message, rule and sentences of the Vulkan specification, and beneath them the
 * instruction and the place in the program that it was compiled from. Its place is a line of the text that the module was assembled from, if there is one, the word, and the line of the
 * listing that `decode` prints.
 *
 * @param dim fades what is beside the message.
 * @param file that the module was read from.
 */
export function placedLines(
  { word, rule, message }: Violation,
  {
    line,
    text,
    vuids = [],
    source,
    compiledFrom,
  }: Omit<PlacedViolation, 'blame'> & { readonly source?: SourceLine },
  dim: (text: string) => string,
  file = '',
): readonly string[] {
  const listed = line === undefined ? '' : `, line ${line}`
  const place =
    source === undefined
      ? `word ${word}${listed}`
      : `${file}:${source.line} (word ${word}${listed === '' ? '' : `${listed} of the listing`})`
  const shown = source?.text ?? text
  return [
    `  ${place}: ${message} ${dim([`(${rule})`, ...vuids].join(' '))}`,
    ...(shown === undefined ? [] : [dim(`    ${shown.split('\n', 1)[0]}`)]),
    ...(compiledFrom === undefined
      ? []
      : [dim(`    compiled from ${sourcePlaceText(compiledFrom)}`)]),
  ]
}
