import { AuthorError } from '../author-error.ts'
import { instructionByName } from './grammar.ts'

/**
 * The opcode of an instruction by its name or alias (`OpLoad`). Meant for constants of modules, so that a wrong name is an
 * error while loading.
 *
 * @throws when the grammar has no such instruction.
 */
export function opcodeOf(name: string): number {
  const row = instructionByName(name)
  if (row === undefined)
    throw new AuthorError('unknown-instruction', `the grammar has no instruction ${name}`)
  return row.opcode
}
