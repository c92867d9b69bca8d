import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { oneOf, unsigned, vector } from '#spec/vocabulary/type-terms'

/** The sentence about the result; core has those about scopes. */
export const rows: readonly SentenceRow[] = rowsAt('OpReadClockKHR', {
  'result-is-64-bits-without-a-sign': type(
    'Result Type',
    oneOf(unsigned(64), vector(unsigned(32), 2)),
  ),
})
