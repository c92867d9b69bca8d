import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'heap-built-in-words',
    rule: 'heap-built-in-has-no-extra-operand',
    summary: 'a heap is made of a variable by its built-in alone',
  },
  'SamplerHeapEXT',
  'ResourceHeapEXT',
)
