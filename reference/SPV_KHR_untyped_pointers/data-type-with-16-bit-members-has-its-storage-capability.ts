import { smallDataType } from './shared/small-data-type.ts'
import { sixteenBits } from './shared/small-width.ts'

/** Universal Validation Rules, 16-bit storage, with the descriptions of the capabilities. */
export const check = smallDataType(
  'SPV_KHR_untyped_pointers/data-type-with-16-bit-members-has-its-storage-capability',
  sixteenBits,
)
