import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'size-of-words',
    rule: 'size-of-has-four-words',
    summary: 'a size is asked for with a type and nothing else',
  },
  'OpConstantSizeOfEXT',
)
