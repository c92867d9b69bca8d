import { opcodeOf } from '#spec/grammar/opcodes'
import type { DecodeBlame } from '../decode-blames.ts'
import { replicateForms } from './shared/constituents.ts'

const opcodes = new Set<number | undefined>(replicateForms.map(opcodeOf))

/** Word counts in the tables of the three instructions. */
export const blame: DecodeBlame = ({ opcode, fault }) =>
  opcodes.has(opcode) && (fault === 'operand-missing' || fault === 'operand-excess')
    ? 'SPV_EXT_replicated_composites/instruction-has-four-words'
    : undefined
