import { baseHasArrayStride } from './shared/base-has-array-stride.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check = baseHasArrayStride(
  'SPV_KHR_untyped_pointers/ptr-access-chain-base-has-array-stride',
  'OpUntypedPtrAccessChainKHR',
)
