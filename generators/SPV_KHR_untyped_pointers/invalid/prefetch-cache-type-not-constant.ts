import { hintNotConstant } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintNotConstant(
  {
    name: 'prefetch-cache-type-not-constant',
    rule: 'prefetch-cache-type-is-an-integer-constant',
    summary: 'Cache Type is no constant instruction of an integer type',
  },
  prefetchWords.cacheType,
)
