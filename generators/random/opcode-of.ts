import { instructionByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'

/** The opcode of that instruction; a `MakerError` when the grammar has none. */
export function opcodeOf(name: string): number {
  const row = instructionByName(name)
  if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  return row.opcode
}
