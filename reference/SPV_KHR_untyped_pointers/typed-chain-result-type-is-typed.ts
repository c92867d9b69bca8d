import { typedChains } from './shared/instructions.ts'
import { typedResult } from './shared/typed-result.ts'

/** Untyped Pointers; that the core specification asks for an OpTypePointer there is unchanged. */
export const check = typedResult(
  'SPV_KHR_untyped_pointers/typed-chain-result-type-is-typed',
  typedChains,
)
