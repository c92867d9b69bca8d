import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'decorated-buffers',
  rule: 'buffer-pointer-is-a-memory-object-declaration',
  summary: 'pointers to the data of buffers are decorated as memory object declarations are',
  build(choices) {
    const decoration = choices.pick('decoration', ['Restrict', 'Aliased', 'Volatile', 'Coherent'])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const route = choices.pick('route', routes)

    const heap = createHeap()
    const type = heap.pointer(storageClass)
    const pointer = heap.builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
    decorateThrough(heap, route, pointer, decoration)
    return heap.finish()
  },
}
