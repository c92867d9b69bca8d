import type { Instruction } from '#generators/module'
import { instructionByOpcode } from '#spec/grammar/grammar'

/** The name of an instruction as the grammar has it, or its number. */
export function nameOf({ opcode }: Instruction): string {
  return instructionByOpcode(opcode)?.name ?? `opcode ${opcode}`
}
