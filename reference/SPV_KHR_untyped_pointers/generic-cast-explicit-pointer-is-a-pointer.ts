import { isPointerType } from '../core/shared/pointer-type.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpGenericCastToPtrExplicit, Pointer. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/generic-cast-explicit-pointer-is-a-pointer',
  ['OpGenericCastToPtrExplicit'],
  { Pointer: 0 },
  isPointerType,
  'a pointer',
)
