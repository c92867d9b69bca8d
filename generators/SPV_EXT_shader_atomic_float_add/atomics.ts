import { floatAtomicPairs } from '../float-atomics/float-atomic-pairs.ts'

/** Pairs of the rules on OpAtomicFAddEXT. */
export const pairs = floatAtomicPairs({
  extension: 'SPV_EXT_shader_atomic_float_add',
  operations: ['OpAtomicFAddEXT'],
  capabilities: { 32: 'AtomicFloat32AddEXT', 64: 'AtomicFloat64AddEXT' },
})
