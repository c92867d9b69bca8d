import { isUntypedPointerType } from '../core/shared/untyped-pointers.ts'
import { operandOfType } from '../SPV_KHR_untyped_pointers/shared/operand-of-type.ts'
import { bufferPointer } from './shared/instructions.ts'

/** OpBufferPointerEXT, Buffer. */
export const check = operandOfType(
  'SPV_EXT_descriptor_heap/buffer-pointer-buffer-is-an-untyped-pointer',
  [bufferPointer],
  { Buffer: 0 },
  isUntypedPointerType,
  'an untyped pointer',
)
