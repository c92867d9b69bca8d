import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { inMemory, structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'laid-arrays',
  rule: 'arrays-of-descriptors-have-a-stride',
  alsoApplies: ['array-stride-id-is-greater-than-zero'],
  summary: 'arrays with descriptors in memory have a stride of either form',
  build(choices) {
    const stride = choices.pick('stride', ['literal', 'id', 'size', 'group'])
    const array = choices.pick('array', ['run-time', 'sized', 'nested'])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])

    const heap = createHeap()
    const { builder } = heap
    const buffer = heap.bufferType('StorageBuffer')
    for (const bytes of [64, 4096]) heap.uint(bytes)
    if (stride === 'size') heap.sizeOf(buffer)
    function strided(target: number, bytes: number): number {
      if (stride === 'literal') builder.decorate(target, 'ArrayStride', bytes)
      else if (stride === 'group') {
        const group = builder.id()
        builder.add('OpDecorateId', group, 'ArrayStrideIdEXT', heap.uint(bytes))
        builder.define(group, 'OpDecorationGroup')
        builder.add('OpGroupDecorate', group, target)
      } else {
        // An array of arrays takes more than one descriptor.
        const id = stride === 'size' && bytes === 64 ? heap.sizeOf(buffer) : heap.uint(bytes)
        builder.add('OpDecorateId', target, 'ArrayStrideIdEXT', id)
      }
      return target
    }
    const sized = (element: number, bytes: number) =>
      strided(builder.add('OpTypeArray', element, heap.uint(4)), bytes)
    const type =
      array === 'run-time'
        ? strided(builder.add('OpTypeRuntimeArray', buffer), 64)
        : array === 'sized'
          ? sized(buffer, 64)
          : sized(sized(buffer, 64), 4096)
    const zero = heap.uint(0)
    inMemory(heap, structureOf(heap, [{ type, offsetId: zero }], { block: true }), storageClass)
    return heap.finish()
  },
}
