import { otherLengths } from '../shared/with-words.ts'

export const mutator = otherLengths(
  {
    name: 'buffer-pointer-lengths',
    rule: 'buffer-pointer-has-four-words',
    summary: 'a buffer is asked for its pointer with too few or too many operands',
  },
  'OpBufferPointerEXT',
  3,
)
