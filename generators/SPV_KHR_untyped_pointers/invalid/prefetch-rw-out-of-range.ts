import { hintOutOfRange } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintOutOfRange(
  {
    name: 'prefetch-rw-out-of-range',
    rule: 'prefetch-rw-is-0-or-1',
    summary: 'RW is greater than 1',
  },
  prefetchWords.rw,
  1,
)
