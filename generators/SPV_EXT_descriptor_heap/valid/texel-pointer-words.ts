import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'texel-pointer-words',
    rule: 'texel-pointer-has-seven-words',
    summary: 'a texel pointer is formed from its four operands',
  },
  'OpUntypedImageTexelPointerEXT',
)
