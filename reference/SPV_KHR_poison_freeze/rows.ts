import { relation } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpFreezeKHR', {
    'frozen-value-has-the-result-type': relation('Value', 'same-type', 'Result Type'),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_KHR_poison_freeze', rows)
