import { typedResult } from './shared/typed-result.ts'

/** Untyped Pointers; that the core specification asks for an OpTypePointer there is unchanged. */
export const check = typedResult('SPV_KHR_untyped_pointers/typed-variable-result-type-is-typed', [
  'OpVariable',
])
