import { multiple, type, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { unsigned } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

/** Execution modes and decorations have checks. */
export const rows: readonly SentenceRow[] = rowsAt('OpWritePackedPrimitiveIndices4x8NV', {
  'index-offset-is-an-unsigned-32-bit-integer': type('Index Offset', unsigned(32)),
  'index-offset-is-a-multiple-of-four': value('Index Offset', multiple(4)),
  'packed-indices-are-an-unsigned-32-bit-integer': type('Packed Indices', unsigned(32)),
})

export const checks: readonly Check[] = checksOfRows('SPV_NV_mesh_shader', rows)
