import { type Extent, ordinalAt } from '#generators/words/extents-of'
import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Verdict } from '#spec/verdict'

/** Name of the instruction that the judge blames, and the place of the word in it; empty where it blames none. */
export function blamed(judge: Verdict, extents: readonly Extent[], words: Uint32Array): string {
  const word = judge.kind === 'invalid' ? judge.blames[0]?.word : undefined
  if (word === undefined) return ''
  const extent = extents[ordinalAt(extents, word)]
  if (extent === undefined) return 'header'
  const row = instructionByOpcode((words[extent.start] as number) & 0xffff)
  return `${row?.name ?? 'unknown'} ${word - extent.start}`
}
