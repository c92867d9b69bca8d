import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { floatAtomicRows } from '../shared/float-atomic-rows.ts'

/** Validation Rules; OpAtomicFMinEXT, OpAtomicFMaxEXT. */
export const rows: readonly SentenceRow[] = floatAtomicRows({
  instructions: ['OpAtomicFMinEXT', 'OpAtomicFMaxEXT'],
  capabilities: {
    16: 'AtomicFloat16MinMaxEXT',
    32: 'AtomicFloat32MinMaxEXT',
    64: 'AtomicFloat64MinMaxEXT',
  },
})

export const checks: readonly Check[] = checksOfRows('SPV_EXT_shader_atomic_float_min_max', rows)
