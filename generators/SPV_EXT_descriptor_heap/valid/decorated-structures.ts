import type { Generator } from '../../maker.ts'
import { contentNames, contentsNamed } from '../shared/contents.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'decorated-structures',
  rule: 'member-decorate-id-targets-a-structure',
  alsoApplies: ['member-decorate-id-member-exists', 'offset-id-structure-contains-a-descriptor'],
  summary: 'all members of structures with descriptors have offsets by ids',
  build(choices) {
    const members = choices.pick('members', contentNames)
    const beside = choices.pick('beside', ['nothing', 'array-of-it', 'chain'])

    const heap = createHeap()
    const types = contentsNamed(heap, members)
    const offsets = types.map((_, index) => heap.uint(256 * index))
    const structure = structureOf(
      heap,
      types.map((type, index) => ({ type, offsetId: offsets[index] ?? 0 })),
    )
    if (beside !== 'nothing') {
      const array = heap.heapArray(structure, heap.uint(1024))
      if (beside === 'chain') {
        const type = heap.pointer('UniformConstant')
        const indexes = [heap.uint(2), heap.uint(0)]
        heap.builder.add('OpUntypedAccessChainKHR', type, array, heap.heap(), ...indexes)
      }
    }
    return heap.finish()
  },
}
