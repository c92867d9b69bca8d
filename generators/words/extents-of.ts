import { headerLength } from './header.ts'

/** Where an instruction stands in a module's words. */
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
