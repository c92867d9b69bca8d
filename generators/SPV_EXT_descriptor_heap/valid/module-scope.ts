import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'module-scope',
  rule: 'buffer-type-and-size-of-stand-at-module-scope',
  summary:
    'buffer types and sizes stand anywhere among the declarations, a size behind its array too',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const before = choices.pick('before', ['nothing', 'types', 'variables'])
    const size = choices.pick('size', ['before-the-array', 'behind-the-array', 'none'])
    const used = choices.pick('used', ['nowhere', 'in-main'])

    const heap = createHeap()
    const { builder, plain } = heap
    if (before === 'types') plain.structure(plain.scalar('uint'), plain.scalar('float'))
    if (before === 'variables') {
      heap.globalVariable(heap.typedPointer('Private', plain.scalar('uint').id), 'Private')
    }
    const buffer = heap.bufferType(storageClass)
    if (size === 'before-the-array') heap.sizeOf(buffer)
    const array = builder.add('OpTypeRuntimeArray', buffer)
    const stride = size === 'none' ? heap.uint(64) : heap.sizeOf(buffer)
    builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
    if (used === 'in-main') builder.add('OpIAdd', plain.scalar('uint').id, stride, stride)
    return heap.finish()
  },
}
