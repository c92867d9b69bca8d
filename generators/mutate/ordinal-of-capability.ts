import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../maker-error.ts'
import type { Module } from '../module.ts'

const opCapability = opcodeOf('OpCapability')

/** Ordinal of the first `OpCapability` with that capability; `undefined` when there is none. */
export function ordinalOfCapability(module: Module, name: string): number | undefined {
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no capability ${name}`)
  const at = module.instructions.findIndex(
    ({ opcode, words }) => opcode === opCapability && words[0] === row.value,
  )
  return at < 0 ? undefined : at
}
