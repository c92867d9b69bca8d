import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../module.ts'
import { pushString } from '../words/push-string.ts'

const opExtension = opcodeOf('OpExtension')

/** Ordinal of the first `OpExtension` with that name; `undefined` when there is none. */
export function ordinalOfExtension(module: Module, name: string): number | undefined {
  const wanted: number[] = []
  pushString(wanted, name)
  const at = module.instructions.findIndex(
    ({ opcode, words }) =>
      opcode === opExtension &&
      words.length === wanted.length &&
      words.every((word, index) => word === wanted[index]),
  )
  return at < 0 ? undefined : at
}
