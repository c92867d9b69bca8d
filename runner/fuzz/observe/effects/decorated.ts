import type { Module } from '#generators/module'
import { enumerantOf } from '#generators/words/instruction-of'
import { opcodeOf } from '#spec/grammar/opcodes'

const opDecorate = opcodeOf('OpDecorate')
const grouping = new Set(['OpDecorationGroup', 'OpGroupDecorate'].map(opcodeOf))

/** A decoration with one number: the ordinal of its instruction, its target, and the number. */
interface NumberedDecoration {
  readonly ordinal: number
  readonly target: number
  readonly value: number
}

/** The decorations of a name in a module, each with its number; none where groups make them hard to follow. */
export function numbersOf({ instructions }: Module, name: string): readonly NumberedDecoration[] {
  if (instructions.some(({ opcode }) => grouping.has(opcode))) return []
  const decoration = enumerantOf('Decoration', name)
  return instructions.flatMap(({ opcode, words: [target = 0, kind, value = 0] }, ordinal) =>
    opcode === opDecorate && kind === decoration ? [{ ordinal, target, value }] : [],
  )
}
