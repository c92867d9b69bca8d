import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean, integer, scalarOrVector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpAssumeTrueKHR', { 'condition-is-a-boolean-scalar': type('Condition', boolean) }),
  ...rowsAt('OpExpectKHR', {
    'result-is-of-integers-or-booleans': type('Result Type', scalarOrVector(integer(), boolean)),
    'operands-have-the-result-type': relation(
      ['Value', 'ExpectedValue'],
      'same-type',
      'Result Type',
    ),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_KHR_expect_assume', rows)
