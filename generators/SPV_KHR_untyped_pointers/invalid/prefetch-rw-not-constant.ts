import { hintNotConstant } from '../shared/hint-mutators.ts'
import { prefetchWords } from '../shared/prefetch-words.ts'

export const mutator = hintNotConstant(
  {
    name: 'prefetch-rw-not-constant',
    rule: 'prefetch-rw-is-an-integer-constant',
    summary: 'RW is no constant instruction of an integer type',
  },
  prefetchWords.rw,
)
