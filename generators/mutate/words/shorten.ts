import type { Extent } from '../../words/extents-of.ts'
import { spliceWords } from './splice-words.ts'
import { withWordCount } from './with-word-count.ts'

/**
 * The words without the last `removed` words of one instruction, which its word count no longer counts; the instructions
 * behind it are whole. At least the first word stays.
 */
export function shorten(words: Uint32Array, extent: Extent, removed = 1): Uint32Array {
  const gone = Math.min(removed, extent.length - 1)
  const counted = withWordCount(words, extent, extent.length - gone)
  return spliceWords(counted, extent.start + extent.length - gone, gone)
}
