import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'buffer-pointer-words',
    rule: 'buffer-pointer-has-four-words',
    summary: 'a buffer is asked for its pointer, with no further operand',
  },
  'OpBufferPointerEXT',
)
