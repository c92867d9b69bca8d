import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { createHeap, type Heap } from '../shared/heap.ts'

/** Result types that NonWritable goes with. */
const types: Readonly<Record<string, (heap: Heap) => readonly [type: number, buffer: string]>> = {
  untyped: (heap) => [heap.pointer('StorageBuffer'), 'StorageBuffer'],
  block: (heap) => {
    const block = heap.laid.block(heap.laid.scalar('uint')).id
    return [heap.typedPointer('StorageBuffer', block), 'StorageBuffer']
  },
  'run-time-array': (heap) => {
    const array = heap.laid.runTimeArray(heap.laid.scalar('uint')).id
    return [heap.typedPointer('StorageBuffer', array), 'StorageBuffer']
  },
  'buffer-block': (heap) => {
    const { laid, builder } = heap
    const block = laid.structure(laid.scalar('uint'), laid.scalar('uint')).id
    builder.decorate(block, 'BufferBlock')
    return [heap.typedPointer('Uniform', block), 'Uniform']
  },
}

export const generator: Generator = {
  name: 'non-writable-buffers',
  rule: 'non-writable-buffer-pointer-is-in-storage-buffer',
  summary: 'pointers to the data of storage buffers are NonWritable, also those of the older kind',
  // BufferBlock ended with version 1.3.
  environments: ({ type }) => (type === 'buffer-block' ? ['spv1.3'] : ['spv1.6']),
  build(choices) {
    const type = choices.pick('type', Object.keys(types))
    const route = choices.pick('route', routes)
    const beside = choices.pick('beside', ['nothing', 'writable-uniform', 'non-readable'])

    const heap = createHeap({ minor: type === 'buffer-block' ? 3 : 6 })
    const { builder } = heap
    const [result = heap.pointer('StorageBuffer'), storageClass = 'StorageBuffer'] =
      types[type]?.(heap) ?? []
    const pointer = builder.add('OpBufferPointerEXT', result, heap.bufferSlot(storageClass))
    decorateThrough(heap, route, pointer, 'NonWritable')
    if (beside === 'non-readable') decorateThrough(heap, route, pointer, 'NonReadable')
    if (beside === 'writable-uniform') {
      builder.add('OpBufferPointerEXT', heap.pointer('Uniform'), heap.bufferSlot('Uniform'))
    }
    return heap.finish()
  },
}
