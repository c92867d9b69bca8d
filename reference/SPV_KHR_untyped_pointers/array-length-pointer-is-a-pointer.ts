import { isPointerType } from '../core/shared/pointer-type.ts'
import { arrayLength, arrayLengthOperand } from './shared/array-length.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpUntypedArrayLengthKHR, Pointer. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/array-length-pointer-is-a-pointer',
  arrayLength,
  { Pointer: arrayLengthOperand.pointer },
  isPointerType,
  'a pointer',
)
