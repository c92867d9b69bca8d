import { instructionByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'
import type { Module } from '../module.ts'

/** Ordinals of the instructions with one of those names, ascending. */
export function ordinalsOf(module: Module, ...names: readonly string[]): readonly number[] {
  const opcodes = names.map((name) => {
    const row = instructionByName(name)
    if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
    return row.opcode
  })
  const found: number[] = []
  module.instructions.forEach(({ opcode }, at) => {
    if (opcodes.includes(opcode)) found.push(at)
  })
  return found
}
