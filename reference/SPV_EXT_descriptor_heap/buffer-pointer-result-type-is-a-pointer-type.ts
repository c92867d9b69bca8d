import { isPointerType } from '../core/shared/pointer-type.ts'
import { resultOfType } from '../SPV_KHR_untyped_pointers/shared/result-of-type.ts'
import { bufferPointer } from './shared/instructions.ts'

/** OpBufferPointerEXT, Result Type. */
export const check = resultOfType(
  'SPV_EXT_descriptor_heap/buffer-pointer-result-type-is-a-pointer-type',
  [bufferPointer],
  isPointerType,
  'a pointer type',
)
