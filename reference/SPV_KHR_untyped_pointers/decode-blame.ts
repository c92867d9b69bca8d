import { opcodeOf } from '#spec/grammar/opcodes'
import type { DecodeBlame } from '../decode-blames.ts'
import { newInstructions } from '../shared/untyped-operands.ts'

const opcodes = new Set<number | undefined>(newInstructions.map(opcodeOf))
const asyncCopy = opcodeOf('OpUntypedGroupAsyncCopyKHR')
const prefetch = opcodeOf('OpUntypedPrefetchKHR')

/** Word counts in the tables of OpTypeUntypedPointerKHR to OpUntypedGroupAsyncCopyKHR. */
export const blame: DecodeBlame = ({ opcode, fault }) => {
  if (opcode !== asyncCopy && !opcodes.has(opcode)) return undefined
  if (fault === 'operand-missing')
    return opcode === asyncCopy
      ? 'SPV_KHR_untyped_pointers/async-copy-reaches-event'
      : 'SPV_KHR_untyped_pointers/word-count-reaches-the-last-required-operand'
  if (fault !== 'operand-excess') return undefined
  // From revision 3 on, the text has memory operands there, which the grammar does not know.
  if (opcode === prefetch) return ['SPV_KHR_untyped_pointers/word-count-ends-at-the-last-operand']
  return [
    'SPV_KHR_untyped_pointers/word-count-ends-at-the-last-operand',
    'SPV_KHR_untyped_pointers/encoding-ends-at-the-last-operand',
  ]
}
