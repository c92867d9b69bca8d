import { isPointerType } from '../core/shared/pointer-type.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpLoad, Pointer. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/load-pointer-is-a-pointer',
  ['OpLoad'],
  { Pointer: 0 },
  isPointerType,
  'a pointer',
)
