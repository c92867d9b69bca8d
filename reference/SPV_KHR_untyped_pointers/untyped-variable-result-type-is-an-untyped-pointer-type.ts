import { resultOfType } from './shared/result-of-type.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** OpUntypedVariableKHR, Result Type. */
export const check = resultOfType(
  'SPV_KHR_untyped_pointers/untyped-variable-result-type-is-an-untyped-pointer-type',
  ['OpUntypedVariableKHR'],
  isUntypedPointerType,
  'OpTypeUntypedPointerKHR',
)
