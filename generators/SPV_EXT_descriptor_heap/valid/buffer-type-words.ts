import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'buffer-type-words',
    rule: 'buffer-type-has-three-words',
    summary: 'a buffer type is declared with its storage class and nothing else',
  },
  'OpTypeBufferEXT',
)
