import { instructions } from '#spec/grammar/grammar'
import { opcodeSet } from './opcode-set.ts'

function withOperand(kind: string): readonly string[] {
  return instructions
    .filter(({ operands }) => operands.some((operand) => operand.kind === kind))
    .map(({ name }) => name)
}

/** Whether instructions of its opcode have a result type, be its id 0 or not. */
export const hasResultType = opcodeSet(withOperand('IdResultType'))

/** Whether instructions of its opcode have a result, be its id 0 or not. */
export const hasResult = opcodeSet(withOperand('IdResult'))
