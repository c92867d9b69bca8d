import { hintOutOfRange } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintOutOfRange(
  {
    name: 'prefetch-cache-type-out-of-range',
    rule: 'prefetch-cache-type-is-0-or-1',
    summary: 'Cache Type is greater than 1',
  },
  prefetchWords.cacheType,
  1,
)
