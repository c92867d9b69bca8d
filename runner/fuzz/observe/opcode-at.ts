import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { instructionByOpcode } from '#spec/grammar/grammar'

/** Name of the instruction that holds the word; `header` before the first one. */
export function opcodeAt(words: Uint32Array, word: number): string {
  const extents = extentsOf(words)
  const extent = extents[ordinalAt(extents, word)]
  if (extent === undefined) return 'header'
  return instructionByOpcode(extent.opcode)?.name ?? `Op${extent.opcode}`
}
