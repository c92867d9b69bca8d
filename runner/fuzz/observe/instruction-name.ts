import type { Instruction } from '#generators/module'
import { stringBytes } from '#generators/words/strings'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { opcodeOf } from '#spec/grammar/opcodes'

const opExtInst = opcodeOf('OpExtInst')
const opExtInstImport = opcodeOf('OpExtInstImport')

/** Name of the extended instruction of an `OpExtInst`; empty where the grammar has none. */
function extendedName(words: readonly number[], all: readonly Instruction[]): string {
  const [, , set, number] = words
  const imported = all.find(({ opcode, words: [id] }) => opcode === opExtInstImport && id === set)
  const name = Buffer.from(stringBytes(imported?.words ?? [], 1) ?? []).toString('latin1')
  const row = instructionSetByName(name)?.instructions.find(({ opcode }) => opcode === number)
  return row === undefined ? '' : ` ${row.name}`
}

/**
 * Name of an instruction, followed by that of the extended instruction that it is: `OpExtInst SMax`.
 *
 * @param all instructions of the module, which have the imports.
 */
export function instructionName(
  { opcode, words }: Instruction,
  all: readonly Instruction[],
): string {
  const name = instructionByOpcode(opcode)?.name ?? `Op${opcode}`
  return opcode === opExtInst ? `${name}${extendedName(words, all)}` : name
}
