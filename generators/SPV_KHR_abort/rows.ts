import { declares } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, oneOf, structure } from '#spec/vocabulary/type-terms'

/** The sentence about what logically matches. */
export const rows: readonly SentenceRow[] = rowsAt('OpAbortKHR', {
  'message-is-an-array-or-structure': declares('Message Type', oneOf(array(), structure())),
})
