import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'buffer-types',
  rule: 'buffer-type-is-uniform-or-storage-buffer',
  summary: 'buffer types of either storage class, by themselves and in use',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['Uniform', 'StorageBuffer'])
    const used = choices.pick('used', [
      'nowhere',
      'size',
      'array',
      'sized-array',
      'structure',
      'slot',
      'pointer',
    ])

    const heap = createHeap()
    const { builder } = heap
    const buffer = heap.bufferType(storageClass)
    if (used === 'size') heap.sizeOf(buffer)
    if (used === 'array') heap.heapArray(buffer)
    if (used === 'sized-array') builder.add('OpTypeArray', buffer, heap.uint(4))
    if (used === 'structure') builder.add('OpTypeStruct', buffer, buffer)
    if (used === 'slot') heap.slot(buffer)
    if (used === 'pointer') {
      builder.add('OpBufferPointerEXT', heap.pointer(storageClass), heap.slot(buffer))
    }
    return heap.finish()
  },
}
