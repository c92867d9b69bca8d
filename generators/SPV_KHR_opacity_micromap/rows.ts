import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean } from '#spec/vocabulary/type-terms'

/** The sentence about the operand of the execution mode. */
export const rows: readonly SentenceRow[] = rowsAt('OpExecutionModeId', {
  'enable-is-boolean': type('Mode: OpacityMicromapIdKHR', boolean),
})
