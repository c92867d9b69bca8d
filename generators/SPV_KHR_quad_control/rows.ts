import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean } from '#spec/vocabulary/type-terms'

/** The sentences about votes in a quad. */
export const rows: readonly SentenceRow[] = rowsAt(
  'OpGroupNonUniformQuadAllKHR OpGroupNonUniformQuadAnyKHR',
  {
    'quad-vote-results-in-a-boolean': type('Result Type', boolean),
    'quad-predicate-is-a-boolean': type('Predicate', boolean),
  },
)
