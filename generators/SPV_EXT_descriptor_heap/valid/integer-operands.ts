import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { decorateIdThrough, offsetThrough } from '../shared/decorate-id-through.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'integer-operands',
  rule: 'id-decoration-operand-is-an-integer-scalar',
  alsoApplies: ['id-decoration-operand-is-a-constant', 'id-decoration-operand-is-32-bit-unsigned'],
  summary: 'strides and offsets are 32-bit unsigned integers, beside constants of other types',
  build(choices) {
    const decoration = choices.pick('decoration', ['stride', 'offset'])
    const value = choices.pick('value', [0, 1, 4, 0x7fff_ffff, 0xffff_ffff])
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const { builder, plain } = heap
    for (const capability of ['Int16', 'Int64', 'Float64']) builder.capability(capability)
    const operand = heap.uint(value)
    builder.constant(plain.scalar('float').id, 64)
    const element = builder.type('OpTypeSampler')
    if (decoration === 'stride') {
      const array = builder.add('OpTypeArray', element, heap.uint(4))
      decorateIdThrough(heap, route, array, 'ArrayStrideIdEXT', operand)
    } else {
      offsetThrough(heap, route, builder.add('OpTypeStruct', element), 0, operand)
    }
    return heap.finish()
  },
}
