import { literalString } from '../decode/literal-string.ts'

/** Longer strings are not kept. */
const mostWords = 32

/** So many are kept at most: input must not choose how many there are. */
const mostStrings = 1024

interface Kept {
  readonly words: Uint32Array
  readonly text: string
}

/** Strings by a number that is worked out of their words: names of extensions, sets and entry points come again and again. */
const kept = new Map<number, Kept>()

function isSame({ words: known }: Kept, words: Uint32Array, start: number, count: number): boolean {
  if (known.length !== count) return false
  for (let at = 0; at < count; at++) if (known[at] !== words[start + at]) return false
  return true
}

/** The literal string at `start`, as {@link literalString} gives it. */
export function pooledString(words: Uint32Array, start: number, end: number): string {
  let number = 0
  let count = 0
  for (let at = start; at < end && count === 0; at++) {
    const word = words[at] as number
    number = (Math.imul(number, 31) + word) | 0
    if (((word - 0x01010101) & ~word & 0x80808080) !== 0) count = at - start + 1
  }
  if (count === 0 || count > mostWords) return literalString(words, start, end)
  const known = kept.get(number)
  if (known !== undefined && isSame(known, words, start, count)) return known.text
  const text = literalString(words, start, end)
  if (kept.size >= mostStrings) kept.clear()
  kept.set(number, { words: words.slice(start, start + count), text })
  return text
}
