import { hintOutOfRange } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintOutOfRange(
  {
    name: 'prefetch-locality-out-of-range',
    rule: 'prefetch-locality-is-between-0-and-3',
    summary: 'Locality is greater than 3',
  },
  prefetchWords.locality,
  3,
)
