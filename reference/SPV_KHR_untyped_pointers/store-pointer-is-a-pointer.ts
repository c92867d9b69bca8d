import { isPointerType } from '../core/shared/pointer-type.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpStore, Pointer. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/store-pointer-is-a-pointer',
  ['OpStore'],
  { Pointer: 0 },
  isPointerType,
  'a pointer',
)
