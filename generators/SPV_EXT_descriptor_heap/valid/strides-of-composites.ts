import type { Generator } from '../../maker.ts'
import { contentNames, contentsNamed } from '../shared/contents.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'strides-of-composites',
  rule: 'array-stride-id-is-on-an-array-of-descriptors',
  alsoApplies: ['array-stride-id-is-on-an-array-type'],
  summary: 'descriptors are in the elements, at any depth',
  build(choices) {
    const content = choices.pick('content', contentNames)
    const depth = choices.pick('arrays', [1, 2, 3])

    const heap = createHeap()
    const { builder } = heap
    const types = contentsNamed(heap, content)
    let element = structureOf(
      heap,
      types.map((type, index) => ({ type, offset: 256 * index })),
    )
    for (let level = 1; level < depth; level++) {
      const stride = heap.uint(1024 * level)
      element = builder.add('OpTypeArray', element, heap.uint(2))
      builder.add('OpDecorateId', element, 'ArrayStrideIdEXT', stride)
    }
    heap.heapArray(element, heap.uint(4096))
    return heap.finish()
  },
}
