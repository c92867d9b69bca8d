import { isUnsigned } from '../core/shared/scalar-type.ts'
import { arrayLength } from './shared/array-length.ts'
import { resultOfType } from './shared/result-of-type.ts'

/** OpUntypedArrayLengthKHR, Result Type. */
export const check = resultOfType(
  'SPV_KHR_untyped_pointers/array-length-result-type-is-an-unsigned-32-bit-integer',
  arrayLength,
  (type) => isUnsigned(type, 32),
  'the unsigned 32-bit integer type',
)
