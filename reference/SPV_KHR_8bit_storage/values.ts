import type { Check } from '../check.ts'
import {
  eightBits,
  narrowCopy,
  narrowLoad,
  narrowResult,
  narrowUses,
} from '../core/shared/narrow-data.ts'

const sources = ['OpLoad', 'OpCopyObject', 'OpSConvert', 'OpUConvert']

export const checks: readonly Check[] = [
  /** Capability, with the list of abilities in Universal Validation Rules of the core specification. */
  narrowCopy('SPV_KHR_8bit_storage/copied-memory-has-no-narrow-data', eightBits),
  /** The abilities of OpLoad in Universal Validation Rules of the core specification. */
  narrowLoad('SPV_KHR_8bit_storage/load-is-a-scalar-or-vector', eightBits),
  /** Capability, with the list of abilities in Universal Validation Rules of the core specification. */
  narrowResult(
    'SPV_KHR_8bit_storage/value-comes-from-a-load-copy-or-conversion',
    eightBits,
    sources,
  ),
  /** As above. */
  narrowUses(
    'SPV_KHR_8bit_storage/value-is-used-by-a-store-copy-or-conversion',
    eightBits,
    sources,
  ),
]
