import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'buffer-pointers',
  rule: 'buffer-pointer-is-uniform-or-storage-buffer',
  alsoApplies: [
    'buffer-pointer-result-type-is-a-pointer-type',
    'buffer-pointer-has-the-storage-class-of-its-buffer-type',
  ],
  summary: 'the data of buffers of either storage class is pointed to, read and written',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const kind = choices.pick('pointer', ['untyped', 'typed'])
    // Atomics in Uniform are for a BufferBlock.
    const atomic = storageClass === 'Uniform' ? [] : ['atomic']
    const used = choices.pick('used', ['nowhere', 'load', 'store', ...atomic, 'copied'])
    const minor = choices.pick('minor', [6, 4, 3, 2, 1, 0])

    const heap = createHeap({ minor })
    const { builder, laid } = heap
    const uint = laid.scalar('uint').id
    const block = laid.block(laid.scalar('uint'), laid.scalar('uint')).id
    const untyped = kind === 'untyped'
    const pointer = (type: number) =>
      untyped ? heap.pointer(storageClass) : heap.typedPointer(storageClass, type)
    const data = builder.add('OpBufferPointerEXT', pointer(block), heap.bufferSlot(storageClass))
    if (used === 'nowhere') return heap.finish()
    if (used === 'copied') {
      builder.add('OpCopyObject', pointer(block), data)
      return heap.finish()
    }
    const member = untyped
      ? builder.add('OpUntypedAccessChainKHR', pointer(uint), block, data, heap.uint(1))
      : builder.add('OpAccessChain', pointer(uint), data, heap.uint(1))
    if (used === 'load') builder.add('OpLoad', uint, member)
    if (used === 'store') builder.add('OpStore', member, heap.uint(9))
    if (used === 'atomic') {
      builder.add('OpAtomicIAdd', uint, member, heap.uint(1), heap.uint(0), heap.uint(1))
    }
    return heap.finish()
  },
}
