import type { Generator } from '../../maker.ts'
import { descriptor, descriptorNames } from '../shared/descriptors.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'structures-with-descriptors',
  rule: 'offset-id-structure-contains-a-descriptor',
  alsoApplies: ['offset-id-is-on-a-member'],
  summary:
    'the member with an offset is the descriptor or another one, the descriptor is deep or not',
  build(choices) {
    const kind = choices.pick('descriptor', descriptorNames)
    const depth = choices.pick('in', ['member', 'array', 'structure', 'array-of-structures'])
    const decorated = choices.pick('decorated', ['descriptor', 'integer', 'both'])

    const heap = createHeap()
    const { builder, plain } = heap
    const uint = plain.scalar('uint').id
    const type = descriptor(heap, kind)
    const [first, second] = [heap.uint(0), heap.uint(64)]
    const record = () => structureOf(heap, [{ type, offset: 0 }])
    const array = (element: number) => {
      const made = builder.add('OpTypeArray', element, heap.uint(2))
      builder.decorate(made, 'ArrayStride', 256)
      return made
    }
    const member: Readonly<Record<string, () => number>> = {
      array: () => array(type),
      structure: record,
      'array-of-structures': () => array(record()),
    }
    structureOf(heap, [
      { type: uint, ...(decorated === 'descriptor' ? { offset: 0 } : { offsetId: first }) },
      {
        type: member[depth]?.() ?? type,
        ...(decorated === 'integer' ? { offset: 64 } : { offsetId: second }),
      },
    ])
    return heap.finish()
  },
}
