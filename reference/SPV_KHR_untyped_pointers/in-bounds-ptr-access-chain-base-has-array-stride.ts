import { baseHasArrayStride } from './shared/base-has-array-stride.ts'

/** OpUntypedInBoundsPtrAccessChainKHR, whose semantics come from OpPtrAccessChain of the core specification. */
export const check = baseHasArrayStride(
  'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-has-array-stride',
  'OpUntypedInBoundsPtrAccessChainKHR',
)
