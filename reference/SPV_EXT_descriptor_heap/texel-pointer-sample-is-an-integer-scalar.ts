import { isIntegerType } from '../core/shared/scalar-type.ts'
import { operandOfType } from '../SPV_KHR_untyped_pointers/shared/operand-of-type.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, Sample. */
export const check = operandOfType(
  'SPV_EXT_descriptor_heap/texel-pointer-sample-is-an-integer-scalar',
  [texelPointer],
  { Sample: texelOperand.sample },
  isIntegerType,
  'an integer',
)
