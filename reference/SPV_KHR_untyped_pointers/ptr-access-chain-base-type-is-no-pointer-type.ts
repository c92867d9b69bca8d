import { baseTypeIsNoPointer } from './shared/base-type-is-no-pointer.ts'
import { ptrAccessChains } from './shared/instructions.ts'

/** OpUntypedPtrAccessChainKHR and OpUntypedInBoundsPtrAccessChainKHR, Base Type. */
export const check = baseTypeIsNoPointer(
  'SPV_KHR_untyped_pointers/ptr-access-chain-base-type-is-no-pointer-type',
  ptrAccessChains,
)
