import { isPointerType } from '../core/shared/pointer-type.ts'
import { comparedOperand, equality, subtraction } from './shared/compared.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpPtrEqual, OpPtrNotEqual and OpPtrDiff, both operands. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/compared-operands-are-pointers',
  [...equality, ...subtraction],
  comparedOperand,
  isPointerType,
  'a pointer',
)
