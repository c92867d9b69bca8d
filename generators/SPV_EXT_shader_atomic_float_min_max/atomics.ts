import { floatAtomicPairs } from '../float-atomics/float-atomic-pairs.ts'

/** Pairs of the rules on OpAtomicFMinEXT and OpAtomicFMaxEXT. */
export const pairs = floatAtomicPairs({
  extension: 'SPV_EXT_shader_atomic_float_min_max',
  operations: ['OpAtomicFMinEXT', 'OpAtomicFMaxEXT'],
  capabilities: {
    16: 'AtomicFloat16MinMaxEXT',
    32: 'AtomicFloat32MinMaxEXT',
    64: 'AtomicFloat64MinMaxEXT',
  },
})
