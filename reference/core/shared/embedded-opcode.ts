import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

/** Name of the instruction that an `OpSpecConstantOp` executes; `undefined` where the grammar has none with that opcode. */
export function embeddedName(constant: Instruction): string | undefined {
  const opcode = constant.operands[0]?.value
  return opcode === undefined ? undefined : instructionByOpcode(opcode)?.name
}
