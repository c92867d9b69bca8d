import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

/** Bytes that a numerical scalar or vector takes; `undefined` for other types. */
export function sizeInBytes(module: Module, type: number): number | undefined {
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const name = instructionByOpcode(opcode)?.name
  const [, first = 0, second = 0] = words
  if (name === 'OpTypeInt' || name === 'OpTypeFloat') return first / 8
  if (name !== 'OpTypeVector') return undefined
  const component = first === type ? undefined : sizeInBytes(module, first)
  return component === undefined ? undefined : component * second
}
