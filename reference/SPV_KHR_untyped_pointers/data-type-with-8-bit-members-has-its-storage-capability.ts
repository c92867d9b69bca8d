import { smallDataType } from './shared/small-data-type.ts'
import { eightBits } from './shared/small-width.ts'

/** Universal Validation Rules, 8-bit storage, with the descriptions of the capabilities. */
export const check = smallDataType(
  'SPV_KHR_untyped_pointers/data-type-with-8-bit-members-has-its-storage-capability',
  eightBits,
)
