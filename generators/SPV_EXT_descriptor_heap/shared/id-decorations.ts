import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'

/** A decoration with an id. */
export type IdDecoration = 'ArrayStrideIdEXT' | 'OffsetIdEXT'

/** Where the decoration stands behind the first word, by the instruction that holds it. */
const places: ReadonlyMap<number | undefined, number> = new Map([
  [instructionByName('OpDecorateId')?.opcode, 1],
  [instructionByName('OpMemberDecorateIdEXT')?.opcode, 2],
])

/** Index of the extra operand in such an instruction; `undefined` in others. */
export function extraOperandAt(module: Module, at: number): number | undefined {
  const place = places.get(module.instructions[at]?.opcode)
  return place === undefined ? undefined : place + 1
}

/** Ordinals of the instructions that hold one of those decorations; both when none is named. */
export function idDecorations(
  module: Module,
  ...names: readonly IdDecoration[]
): readonly number[] {
  const wanted = names.length > 0 ? names : (['ArrayStrideIdEXT', 'OffsetIdEXT'] as const)
  const values = wanted.map((name) => enumerantByName('Decoration', name)?.value)
  return module.instructions.flatMap(({ opcode, words }, at) => {
    const place = places.get(opcode)
    return place !== undefined && values.includes(words[place]) ? [at] : []
  })
}
