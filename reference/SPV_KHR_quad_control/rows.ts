import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = rowsAt(
  'OpGroupNonUniformQuadAllKHR OpGroupNonUniformQuadAnyKHR',
  {
    'quad-vote-results-in-a-boolean': type('Result Type', boolean),
    'quad-predicate-is-a-boolean': type('Predicate', boolean),
  },
)

export const checks: readonly Check[] = checksOfRows('SPV_KHR_quad_control', rows)
