import { opcodeOf } from '#spec/grammar/opcodes'
import { decorationAt } from '../core/shared/decorations.ts'
import type { DecodeBlame } from '../decode-blames.ts'
import { dataForms, utfEncoded } from './shared/data.ts'

const opcodes = new Set<number | undefined>(dataForms.map(opcodeOf))

/** Word counts in the tables of the two instructions, and the empty column of extra operands of UTFEncodedKHR. */
export const blame: DecodeBlame = ({ opcode, fault }, instruction) => {
  if (fault === 'operand-missing' && opcodes.has(opcode))
    return 'SPV_KHR_constant_data/data-instruction-has-type-and-result'
  if (fault !== 'operand-excess' || instruction === undefined) return undefined
  return decorationAt(instruction)?.value === utfEncoded
    ? 'SPV_KHR_constant_data/utf-encoded-has-no-operands'
    : undefined
}
