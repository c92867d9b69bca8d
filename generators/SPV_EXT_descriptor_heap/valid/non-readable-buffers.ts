import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'non-readable-buffers',
  rule: 'buffer-pointer-may-be-non-readable',
  summary: 'pointers to the data of buffers of either storage class are NonReadable',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const kind = choices.pick('pointer', ['untyped', 'typed'])
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const block = heap.laid.block(heap.laid.scalar('uint')).id
    const type =
      kind === 'untyped' ? heap.pointer(storageClass) : heap.typedPointer(storageClass, block)
    const pointer = heap.builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
    decorateThrough(heap, route, pointer, 'NonReadable')
    return heap.finish()
  },
}
