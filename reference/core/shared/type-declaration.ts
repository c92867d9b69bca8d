import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'
import type { Named } from './named.ts'
import { opcodeSet } from './opcode-set.ts'

/** Names of the instructions that declare types. */
export const declarationsOfTypes: readonly string[] = instructions
  .filter(({ name, operands }) => name.startsWith('OpType') && operands[0]?.kind === 'IdResult')
  .map(({ name }) => name)

/** As {@link isTypeDeclaration}, of an opcode. */
export const declaresType = opcodeSet(declarationsOfTypes)

/** Whether it is an `OpType...` instruction that declares a type, of core or of an extension. */
export function isTypeDeclaration(
  instruction: Instruction | undefined,
): instruction is Named<`OpType${string}`> {
  return instruction !== undefined && declaresType(instruction)
}
