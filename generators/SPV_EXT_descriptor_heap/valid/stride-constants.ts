import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { constantNamed, constantNames } from '../shared/constants.ts'
import { decorateIdThrough } from '../shared/decorate-id-through.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'stride-constants',
  rule: 'id-decoration-operand-is-a-constant',
  alsoApplies: [
    'id-decoration-operand-is-an-integer-scalar',
    'id-decoration-operand-is-32-bit-unsigned',
  ],
  summary: 'strides are constants of every kind, before or behind their arrays',
  build(choices) {
    const kind = choices.pick('constant', constantNames)
    const order = choices.pick('array', ['first', 'last'])
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const { builder } = heap
    const element = heap.bufferType('StorageBuffer')
    const early = order === 'first' ? builder.add('OpTypeRuntimeArray', element) : undefined
    const stride = constantNamed(heap, kind, 64)
    const array = early ?? builder.add('OpTypeRuntimeArray', element)
    decorateIdThrough(heap, route, array, 'ArrayStrideIdEXT', stride)
    return heap.finish()
  },
}
