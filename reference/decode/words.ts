const magic = 0x0723_0203
const swappedMagic = 0x0302_2307

/** The words of an input in host order, and how they were in it. */
export interface InputWords {
  readonly words: Uint32Array
  /** Octets after the last whole word. */
  readonly rest: number
}

function swapped(words: Uint32Array): Uint32Array {
  const result = new Uint32Array(words.length)
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number
    result[index] = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
  }
  return result
}

/**
 * The words of a module given as octets or as words, in either byte order: the magic number says which. The input is
 * never written to; where it is aligned and in host order already, the result is a view of it and no copy.
 */
export function wordsOf(input: Uint8Array | Uint32Array): InputWords {
  let words: Uint32Array
  let rest = 0
  if (input instanceof Uint32Array) words = input
  else {
    rest = input.byteLength % 4
    const whole = input.byteLength - rest
    words =
      input.byteOffset % 4 === 0
        ? new Uint32Array(input.buffer, input.byteOffset, whole / 4)
        : // Not `slice`: what Node calls a Buffer gives a view there.
          new Uint32Array(new Uint8Array(input.subarray(0, whole)).buffer)
  }
  return { words: words[0] === swappedMagic ? swapped(words) : words, rest }
}

/** Whether the first word is the magic number, byte order put right. */
export function hasMagic(words: Uint32Array): boolean {
  return words[0] === magic
}

/** Numbers by place: an array, plain or typed. */
export interface NumberArray {
  readonly length: number
  [place: number]: number
}

/**
 * Arrays of up to this number of elements are plain: making a typed one takes longer than filling these few places.
 */
export const mostPlain = 512

/** An array of `length` zeros. */
export function zeros(length: number): NumberArray {
  if (length > mostPlain) return new Uint32Array(length)
  // A loop and not `fill`: calling it takes longer than filling these few places.
  const numbers = new Array<number>(length)
  for (let place = 0; place < length; place++) numbers[place] = 0
  return numbers
}

/** Words of the module header. */
export const headerWords = 5

/** The positions of the instructions. */
export interface Frames {
  /** Word index of each instruction's first word, then that of the word after the last instruction. */
  readonly starts: NumberArray
  /** How many instructions there are: one less than `starts` has entries. */
  readonly count: number
  /** The reason why the instructions ended before the end of the words. */
  readonly stopped?: 'word-count-not-zero' | 'instruction-fits-module'
}

/** How many instructions there are; one more where the last one does not fit. */
function countOf(words: Uint32Array): number {
  let count = 0
  for (let index = headerWords; index < words.length; count++) {
    const wordCount = (words[index] as number) >>> 16
    if (wordCount === 0) break
    index += wordCount
  }
  return count
}

function roomForStarts(words: Uint32Array): NumberArray {
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
  let index = headerWords
  while (index < length) {
    const wordCount = (words[index] as number) >>> 16
    if (wordCount === 0 || index + wordCount > length) break
    starts[count++] = index
    index += wordCount
  }
  starts[count] = Math.min(index, length)
  const used = starts instanceof Uint32Array ? starts.subarray(0, count + 1) : starts
  if (index >= length) return { starts: used, count }
  const stopped =
    (words[index] as number) >>> 16 === 0 ? 'word-count-not-zero' : 'instruction-fits-module'
  return { starts: used, count, stopped }
}
