import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'
import type { Instruction, Words } from '../module.ts'

/** An instruction by its name, with all words after the first; a `MakerError` when the grammar has none. */
export function instructionOf(name: string, ...words: Words): Instruction {
  const row = instructionByName(name)
  if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  return { opcode: row.opcode, words }
}

/** The value of that enumerant; a `MakerError` when the grammar has none. */
export function enumerantOf(kind: string, name: string): number {
  const row = enumerantByName(kind, name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return row.value
}
