import { smallBaseType } from './shared/small-base-type.ts'
import { sixteenBits } from './shared/small-width.ts'

/** Universal Validation Rules, 16-bit storage, with the descriptions of the capabilities. */
export const check = smallBaseType(
  'SPV_KHR_untyped_pointers/base-type-with-16-bit-members-has-its-storage-capability',
  sixteenBits,
)
