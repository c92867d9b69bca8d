import type { Generator } from '../../maker.ts'
import { createHeap, heapNames } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'heaps-beside-built-in-members',
  rule: 'heap-built-in-is-not-on-a-member',
  alsoApplies: ['heap-built-in-is-on-a-variable'],
  summary: 'members have other built-ins, or none, while variables are heaps',
  build(choices) {
    const name = choices.pick('heap', heapNames)
    const members = choices.pick('members', ['none', 'plain', 'position', 'several'])

    const heap = createHeap()
    const { builder, plain } = heap
    heap.heap(name)
    const float = plain.scalar('float')
    const vector = plain.vector(float, 4)
    if (members === 'plain') plain.structure(vector, float)
    if (members === 'position' || members === 'several') {
      const parts = members === 'several' ? [vector, float] : [vector]
      const structure = plain.structure(...parts).id
      builder.decorate(structure, 'Block')
      builder.add('OpMemberDecorate', structure, 0, 'BuiltIn', 'Position')
      if (members === 'several') {
        builder.add('OpMemberDecorate', structure, 1, 'BuiltIn', 'PointSize')
      }
    }
    return heap.finish()
  },
}
