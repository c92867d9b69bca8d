import { enumerantByName } from '#spec/grammar/grammar'
import { instructionSets } from '#spec/grammar/instruction-sets'
import { MakerError } from '../maker-error.ts'

/** The value of that enumerant; a `MakerError` when the grammar has none. */
export function enumerantOf(kind: string, name: string): number {
  const row = enumerantByName(kind, name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return row.value
}

/** The number of an instruction of a set; a `MakerError` when the grammar has none. */
export function numberOf(set: string, name: string): number {
  const row = instructionSets
    .find((each) => each.name === set)
    ?.instructions.find((each) => each.name === name)
  if (row === undefined) throw new MakerError('unknown-instruction', `${set} has no ${name}`)
  return row.opcode
}
