import { isIntegerType } from '../core/shared/scalar-type.ts'
import { operandOfType } from './shared/operand-of-type.ts'
import { prefetch, prefetchOperand } from './shared/prefetch.ts'

/** OpUntypedPrefetchKHR, Num Bytes. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/prefetch-num-bytes-is-a-scalar-integer',
  prefetch,
  { 'Num Bytes': prefetchOperand['Num Bytes'] },
  isIntegerType,
  'an integer scalar',
)
