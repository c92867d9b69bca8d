import { otherLengths } from '../shared/with-words.ts'

export const mutator = otherLengths(
  {
    name: 'size-of-lengths',
    rule: 'size-of-has-four-words',
    summary: 'a size is asked for with too few or too many operands',
  },
  'OpConstantSizeOfEXT',
  3,
)
