import { isPointerType } from '../core/shared/pointer-type.ts'
import { matrixAccess } from './shared/cooperative-matrix.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** SPV_KHR_cooperative_matrix, Pointer. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/cooperative-matrix-pointer-is-a-pointer',
  matrixAccess,
  { Pointer: 0 },
  isPointerType,
  'a pointer',
)
