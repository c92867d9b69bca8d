import type { Violation } from '#spec/verdict'
import type { Placed } from './placed.ts'

/**
 * A violation for a reader: word and line, message, rule and sentences of the Vulkan specification, and beneath them the
 * instruction.
 *
 * @param dim fades what is beside the message.
 */
export function placedLines(
  { word, rule, message }: Violation,
  { line, text, vuids = [] }: Omit<Placed, 'blame'>,
  dim: (text: string) => string,
): readonly string[] {
  const place = line === undefined ? '' : `, line ${line}`
  return [
    `  word ${word}${place}: ${message} ${dim([`(${rule})`, ...vuids].join(' '))}`,
    ...(text === undefined ? [] : [dim(`    ${text.split('\n', 1)[0]}`)]),
  ]
}
