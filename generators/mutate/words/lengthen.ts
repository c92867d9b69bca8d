import type { Extent } from '../../words/extents-of.ts'
import { spliceWords } from './splice-words.ts'
import { withWordCount } from './with-word-count.ts'

/** The words with more words at the end of one instruction and in its word count; the instructions behind it are whole. */
export function lengthen(
  words: Uint32Array,
  extent: Extent,
  ...added: readonly number[]
): Uint32Array {
  const counted = withWordCount(words, extent, extent.length + added.length)
  return spliceWords(counted, extent.start + extent.length, 0, ...added)
}
