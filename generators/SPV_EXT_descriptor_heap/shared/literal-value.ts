import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

const opConstant = instructionByName('OpConstant')?.opcode
const opConstantNull = instructionByName('OpConstantNull')?.opcode

/** The value of a 32-bit OpConstant, or 0 of an OpConstantNull; `undefined` for what else an id may be. */
export function literalValue(module: Module, id: number | undefined): number | undefined {
  const { opcode, words } = definition(module, id) ?? { opcode: 0, words: [] }
  if (opcode === opConstantNull) return 0
  return opcode === opConstant && words.length === 3 ? words[2] : undefined
}
