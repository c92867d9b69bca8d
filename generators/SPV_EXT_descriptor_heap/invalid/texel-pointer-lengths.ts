import { otherLengths } from '../shared/with-words.ts'

export const mutator = otherLengths(
  {
    name: 'texel-pointer-lengths',
    rule: 'texel-pointer-has-seven-words',
    summary: 'a texel pointer lacks its sample, or has something behind it',
  },
  'OpUntypedImageTexelPointerEXT',
  6,
)
