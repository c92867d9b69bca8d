import { opcodeOf } from '#spec/grammar/opcodes'
import type { DecodeBlame } from '../decode-blames.ts'
import { newInstructions } from './shared/instructions.ts'

const opcodes = new Set<number | undefined>(newInstructions.map(opcodeOf))

/** Word counts in the tables of OpTypeUntypedPointerKHR to OpUntypedPrefetchKHR. */
export const blame: DecodeBlame = ({ opcode, fault }) => {
  if (!opcodes.has(opcode)) return undefined
  if (fault === 'operand-missing')
    return 'SPV_KHR_untyped_pointers/word-count-reaches-the-last-required-operand'
  return fault === 'operand-excess'
    ? 'SPV_KHR_untyped_pointers/word-count-ends-at-the-last-operand'
    : undefined
}
