import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { decorateIdThrough } from '../shared/decorate-id-through.ts'
import { descriptor, descriptorNames } from '../shared/descriptors.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'strides',
  rule: 'array-stride-id-is-on-an-array-type',
  alsoApplies: ['array-stride-id-is-on-an-array-of-descriptors'],
  summary: 'arrays of every length and of every kind of descriptor have strides by ids',
  build(choices) {
    const array = choices.pick('array', ['run-time', 'sized', 'specialized', 'length-one'])
    const element = choices.pick('element', descriptorNames)
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const { builder, plain } = heap
    const type = descriptor(heap, element)
    const lengths: Readonly<Record<string, () => number>> = {
      sized: () => heap.uint(8),
      specialized: () => builder.specConstant(plain.scalar('uint').id, 4),
      'length-one': () => heap.uint(1),
    }
    const length = lengths[array]?.()
    const stride = heap.sizeOf(type)
    const target =
      length === undefined
        ? builder.add('OpTypeRuntimeArray', type)
        : builder.add('OpTypeArray', type, length)
    decorateIdThrough(heap, route, target, 'ArrayStrideIdEXT', stride)
    return heap.finish()
  },
}
