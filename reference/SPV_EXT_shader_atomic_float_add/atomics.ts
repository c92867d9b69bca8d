import type { Check } from '../check.ts'
import { type FloatAtomics, floatAtomics, widthCheck } from '../core/shared/atomics.ts'

const addition: FloatAtomics = {
  text: 'SPV_EXT_shader_atomic_float_add',
  instructions: ['OpAtomicFAddEXT'],
  capabilities: { 32: 'AtomicFloat32AddEXT', 64: 'AtomicFloat64AddEXT' },
  others: ['AtomicFloat16AddEXT', 'AtomicFloat16VectorNV'],
}

/** Validation Rules; OpAtomicFAddEXT. */
export const checks: readonly Check[] = [...floatAtomics(addition), widthCheck(addition)]
