import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The instruction that reads a clock. */
export const signatures: readonly Signature[] = signaturesFrom(rows, {
  slots: {
    'Result Type': {
      without: 'uint ulong2 ulong_only uints uint_pair double',
    },
    Scope: { with: 'uint_3 uint_1' },
  },
})`clock: OpReadClockKHR`
