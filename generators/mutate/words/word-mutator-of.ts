import { instructionByName } from '#spec/grammar/grammar'
import type { WordMutator } from '../../maker.ts'
import { MakerError } from '../../maker-error.ts'
import { type Extent, extentsOf } from '../../words/extents-of.ts'

/** One way of breaking a rule at an instruction; `undefined` where it cannot be done there. */
export type WordWay = (words: Uint32Array, extent: Extent) => Uint32Array | undefined

/** A word mutator as a table: which instructions, and in which ways. */
export interface WordMutatorTable extends Pick<WordMutator, 'name' | 'rule' | 'summary'> {
  /** Names of the instructions that it may be done to; all where absent. */
  readonly instructions?: readonly string[]
  /** By variant. */
  readonly ways: Readonly<Record<string, WordWay>>
}

function opcodeOf(name: string): number {
  const row = instructionByName(name)
  if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  return row.opcode
}

/** The word mutator of a table: its sites are the instructions and ways that give words. */
export function wordMutatorOf({ instructions, ways, ...about }: WordMutatorTable): WordMutator {
  const opcodes = instructions === undefined ? undefined : new Set(instructions.map(opcodeOf))
  return {
    ...about,
    sites: (words) =>
      extentsOf(words).flatMap((extent, at) =>
        opcodes !== undefined && !opcodes.has(extent.opcode)
          ? []
          : Object.entries(ways)
              .filter(([, way]) => way(words, extent) !== undefined)
              .map(([variant]) => ({ at, variant })),
      ),
    applyToWords(words, { at, variant }) {
      const extent = extentsOf(words)[at]
      return (extent === undefined ? undefined : ways[variant]?.(words, extent)) ?? words
    },
  }
}
