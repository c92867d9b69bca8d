import { isUntypedPointerType } from '../core/shared/untyped-pointers.ts'
import { resultOfType } from '../SPV_KHR_untyped_pointers/shared/result-of-type.ts'
import { texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, Result Type. */
export const check = resultOfType(
  'SPV_EXT_descriptor_heap/texel-pointer-result-type-is-an-untyped-pointer',
  [texelPointer],
  isUntypedPointerType,
  'OpTypeUntypedPointerKHR',
)
