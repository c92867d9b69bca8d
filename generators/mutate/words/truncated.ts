import type { Extent } from '../../words/extents-of.ts'

/** The words up to the first `kept` of one instruction, whose word count promises more; nothing follows. */
export function truncated(
  words: Uint32Array,
  { start, length }: Extent,
  kept: number,
): Uint32Array {
  return words.slice(0, start + Math.min(kept, length))
}
