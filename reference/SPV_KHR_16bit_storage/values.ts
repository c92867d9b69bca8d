import type { Check } from '../check.ts'
import {
  narrowCopy,
  narrowLoad,
  narrowResult,
  narrowUses,
  sixteenBits,
} from '../core/shared/narrow-data.ts'

const sources = ['OpLoad', 'OpCopyObject', 'OpFConvert', 'OpSConvert', 'OpUConvert']

export const checks: readonly Check[] = [
  /** Validation Rules: the list is complete. */
  narrowCopy('SPV_KHR_16bit_storage/copied-memory-has-no-narrow-data', sixteenBits),
  /** Validation Rules, OpLoad. */
  narrowLoad('SPV_KHR_16bit_storage/load-is-a-scalar-vector-or-matrix', sixteenBits),
  /** Validation Rules: the list is complete; Capability says so too. */
  narrowResult(
    'SPV_KHR_16bit_storage/value-comes-from-a-load-copy-or-conversion',
    sixteenBits,
    sources,
  ),
  /** As above. */
  narrowUses(
    'SPV_KHR_16bit_storage/value-is-used-by-a-store-copy-or-conversion',
    sixteenBits,
    sources,
  ),
]
