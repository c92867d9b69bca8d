import { relation } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'

/** The sentence about an operand; that about entry points is pairs alone. */
export const rows: readonly SentenceRow[] = rowsAt('OpFreezeKHR', {
  'frozen-value-has-the-result-type': relation('Value', 'same-type', 'Result Type'),
})
