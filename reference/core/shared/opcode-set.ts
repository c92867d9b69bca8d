import { instructionByName, instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

const size = 1 + instructions.reduce((most, { opcode }) => Math.max(most, opcode), 0)

/**
 * Whether an instruction is one of those named, aliases included: a look into a table, since some checks ask it of every
 * instruction of a module.
 */
export function opcodeSet(
  names: Iterable<string>,
): (instruction: Pick<Instruction, 'opcode'>) => boolean {
  const table = new Uint8Array(size)
  for (const name of names) {
    const opcode = instructionByName(name)?.opcode
    if (opcode !== undefined) table[opcode] = 1
  }
  return ({ opcode }) => table[opcode] === 1
}
