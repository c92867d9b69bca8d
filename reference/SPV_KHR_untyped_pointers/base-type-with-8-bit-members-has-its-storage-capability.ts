import { smallBaseType } from './shared/small-base-type.ts'
import { eightBits } from './shared/small-width.ts'

/** Universal Validation Rules, 8-bit storage, with the descriptions of the capabilities. */
export const check = smallBaseType(
  'SPV_KHR_untyped_pointers/base-type-with-8-bit-members-has-its-storage-capability',
  eightBits,
)
