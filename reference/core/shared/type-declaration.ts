import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import type { Named } from './named.ts'
import { opcodeSet } from './opcode-set.ts'

/** Names of the instructions that declare types. */
export const declarationsOfTypes: readonly string[] = instructions
  .filter(({ name, operands }) => name.startsWith('OpType') && operands[0]?.kind === 'IdResult')
  .map(({ name }) => name)

/** As {@link isTypeDeclaration}, of an opcode. */
export const declaresType = opcodeSet(declarationsOfTypes)

const opFunction = opcodeOf('OpFunction')

/** Visits the type declarations before the first function, in order: where a module is valid, parts of a type come before it. */
export function eachTypeDeclaration(module: Module, visit: (type: Instruction) => void): void {
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    if (opcode === opFunction) return
    const type = declaresType({ opcode }) ? instructions.at(index) : undefined
    if (type !== undefined) visit(type)
  }
}

/** Whether it is an `OpType...` instruction that declares a type, of core or of an extension. */
export function isTypeDeclaration(
  instruction: Instruction | undefined,
): instruction is Named<`OpType${string}`> {
  return instruction !== undefined && declaresType(instruction)
}
