import { mostPlain, type Numbers, zeros } from './numbers.ts'

/** Words of the module header. */
export const headerWords = 5

/** Where the instructions lie. */
export interface Frames {
  /** Word index of each instruction's first word, then that of the word after the last instruction. */
  readonly starts: Numbers
  /** How many instructions there are: one less than `starts` has entries. */
  readonly count: number
  /** What ended the instructions before the end of the words. */
  readonly stopped?: 'word-count-not-zero' | 'instruction-fits-module'
}

/** How many instructions there are; one more where the last one does not fit. */
function countOf(words: Uint32Array): number {
  let count = 0
  for (let at = headerWords; at < words.length; count++) {
    const wordCount = (words[at] as number) >>> 16
    if (wordCount === 0) break
    at += wordCount
  }
  return count
}

function roomForStarts(words: Uint32Array): Numbers {
  const { length } = words
  // Pages of it that no instruction reaches are never touched, so they cost no memory.
  return length <= mostPlain
    ? zeros(countOf(words) + 1)
    : new Uint32Array(Math.max(1, length - headerWords + 1))
}

/** The instructions after the header, up to the first whose word count is 0 or reaches beyond the end. */
export function frame(words: Uint32Array): Frames {
  const { length } = words
  const starts = roomForStarts(words)
  let count = 0
  let at = headerWords
  while (at < length) {
    const wordCount = (words[at] as number) >>> 16
    if (wordCount === 0 || at + wordCount > length) break
    starts[count++] = at
    at += wordCount
  }
  starts[count] = Math.min(at, length)
  const used = starts instanceof Uint32Array ? starts.subarray(0, count + 1) : starts
  if (at >= length) return { starts: used, count }
  const stopped =
    (words[at] as number) >>> 16 === 0 ? 'word-count-not-zero' : 'instruction-fits-module'
  return { starts: used, count, stopped }
}
