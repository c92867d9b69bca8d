import { capability, type, unless } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { floatAtomicRows } from '../shared/float-atomic-rows.ts'

/** Validation Rules; OpAtomicFAddEXT. */
export const rows: readonly SentenceRow[] = [
  ...floatAtomicRows({
    instructions: ['OpAtomicFAddEXT'],
    capabilities: { 32: 'AtomicFloat32AddEXT', 64: 'AtomicFloat64AddEXT' },
  }),
  ...rowsAt(
    'OpAtomicFAddEXT',
    { 'width-is-32-or-64': type('Result Type', float([32, 64])) },
    type('Result Type', float(undefined, [])),
    unless(capability('AtomicFloat16AddEXT')),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_shader_atomic_float_add', rows)
