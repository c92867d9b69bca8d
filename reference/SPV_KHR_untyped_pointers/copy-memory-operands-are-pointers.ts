import { isPointerType } from '../core/shared/pointer-type.ts'
import { copyMemory, copyOperand } from './shared/copy-memory.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpCopyMemory, Target and Source. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/copy-memory-operands-are-pointers',
  copyMemory,
  copyOperand,
  isPointerType,
  'a pointer',
)
