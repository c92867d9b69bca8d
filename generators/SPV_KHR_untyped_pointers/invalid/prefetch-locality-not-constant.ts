import { hintNotConstant } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintNotConstant(
  {
    name: 'prefetch-locality-not-constant',
    rule: 'prefetch-locality-is-an-integer-constant',
    summary: 'Locality is no constant instruction of an integer type',
  },
  prefetchWords.locality,
)
