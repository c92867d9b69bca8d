import type { Generator } from '../../maker.ts'
import { descriptor, descriptorNames } from '../shared/descriptors.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'sizes-of-descriptors',
  rule: 'size-of-type-is-a-descriptor-type',
  alsoApplies: ['size-of-result-type-is-a-32-or-64-bit-integer'],
  summary: 'the size of every kind of descriptor is asked for',
  build(choices) {
    const kind = choices.pick('descriptor', descriptorNames)
    const used = choices.pick('used', ['nowhere', 'stride'])

    const heap = createHeap()
    const type = descriptor(heap, kind)
    const size = heap.sizeOf(type)
    if (used === 'stride') heap.heapArray(type, size)
    return heap.finish()
  },
}
