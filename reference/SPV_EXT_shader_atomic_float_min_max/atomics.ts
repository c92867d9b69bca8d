import type { Check } from '../check.ts'
import { floatAtomics } from '../core/shared/atomics.ts'

/** Validation Rules; OpAtomicFMinEXT, OpAtomicFMaxEXT. */
export const checks: readonly Check[] = floatAtomics({
  text: 'SPV_EXT_shader_atomic_float_min_max',
  instructions: ['OpAtomicFMinEXT', 'OpAtomicFMaxEXT'],
  capabilities: {
    16: 'AtomicFloat16MinMaxEXT',
    32: 'AtomicFloat32MinMaxEXT',
    64: 'AtomicFloat64MinMaxEXT',
  },
  others: ['AtomicFloat16VectorNV'],
})
