import type { Extent } from '../../words/extents-of.ts'

/**
 * The words with another word count in one instruction and nothing else changed: what follows is read from another
 * place, unless the words are changed to go with it.
 */
export function withWordCount(
  words: Uint32Array,
  { opcode, start }: Extent,
  count: number,
): Uint32Array {
  const out = words.slice()
  out[start] = (count << 16) | opcode
  return out
}
