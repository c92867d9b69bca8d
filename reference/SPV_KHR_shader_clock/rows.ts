import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { oneOf, unsigned, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = rowsAt('OpReadClockKHR', {
  'result-is-64-bits-without-a-sign': type(
    'Result Type',
    oneOf(unsigned(64), vector(unsigned(32), 2)),
  ),
})

export const checks: readonly Check[] = checksOfRows('SPV_KHR_shader_clock', rows)
