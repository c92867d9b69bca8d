import { isPointerType } from '../core/shared/pointer-type.ts'
import { operandOfType } from './shared/operand-of-type.ts'
import { prefetch, prefetchOperand } from './shared/prefetch.ts'

/** OpUntypedPrefetchKHR, Pointer, which the table calls Pointer Type. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/prefetch-pointer-is-a-pointer',
  prefetch,
  { Pointer: prefetchOperand.Pointer },
  isPointerType,
  'a pointer',
)
