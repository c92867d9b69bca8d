import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = rowsAt('OpExecutionModeId', {
  'enable-is-boolean': type('Mode: OpacityMicromapIdKHR', boolean),
})

export const checks: readonly Check[] = checksOfRows('SPV_KHR_opacity_micromap', rows, {
  // What is not a constant breaks core/execution-mode-constant.
  ignoresTypeless: true,
})
