import { baseTypeIsNoPointer } from './shared/base-type-is-no-pointer.ts'
import { accessChains } from './shared/instructions.ts'

/** OpUntypedAccessChainKHR and OpUntypedInBoundsAccessChainKHR, Base Type. */
export const check = baseTypeIsNoPointer(
  'SPV_KHR_untyped_pointers/access-chain-base-type-is-no-pointer-type',
  accessChains,
)
