import { chains } from './shared/instructions.ts'
import { resultOfType } from './shared/result-of-type.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** OpUntypedAccessChainKHR and its variants, Result Type. */
export const check = resultOfType(
  'SPV_KHR_untyped_pointers/chain-result-type-is-an-untyped-pointer-type',
  chains,
  isUntypedPointerType,
  'OpTypeUntypedPointerKHR',
)
