import { headerLength } from './header.ts'

/** The place of an instruction in a module's words. */
export interface Extent {
  readonly opcode: number
  /** Index of its first word. */
  readonly start: number
  /** Its word count, the first word included; never 0. */
  readonly length: number
}

/**
 * The instructions of host words, in order: the ordinal of one is its index here. Ends where the words no longer form
 * instructions.
 */
export function extentsOf(words: Uint32Array): readonly Extent[] {
  const extents: Extent[] = []
  for (let start = headerLength; start < words.length; ) {
    const first = words[start] as number
    const length = first >>> 16
    if (length === 0 || start + length > words.length) break
    extents.push({ opcode: first & 0xffff, start, length })
    start += length
  }
  return extents
}

/** Ordinal of the instruction that holds a word, in time that hardly grows with their number; -1 where none does. */
export function ordinalAt(extents: readonly Extent[], word: number): number {
  let [low, high] = [0, extents.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const { start, length } = extents[middle] as Extent
    if (word < start) high = middle - 1
    else if (word >= start + length) low = middle + 1
    else return middle
  }
  return -1
}
