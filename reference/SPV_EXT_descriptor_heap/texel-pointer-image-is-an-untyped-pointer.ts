import { isUntypedPointerType } from '../core/shared/untyped-pointers.ts'
import { operandOfType } from '../SPV_KHR_untyped_pointers/shared/operand-of-type.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, Image. */
export const check = operandOfType(
  'SPV_EXT_descriptor_heap/texel-pointer-image-is-an-untyped-pointer',
  [texelPointer],
  { Image: texelOperand.image },
  isUntypedPointerType,
  'an untyped pointer',
)
