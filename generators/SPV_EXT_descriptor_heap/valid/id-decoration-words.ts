import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'id-decoration-words',
    rule: 'id-decoration-has-one-extra-operand',
    summary: 'strides and offsets are one id each',
  },
  'ArrayStrideIdEXT',
  'OffsetIdEXT',
)
