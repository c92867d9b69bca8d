import type { Generator } from '../../maker.ts'
import type { LaidType } from '../../SPV_KHR_untyped_pointers/shared/laid-type.ts'
import type { Types } from '../../SPV_KHR_untyped_pointers/shared/types.ts'
import { createHeap } from '../shared/heap.ts'

/** What typed pointers to the data of buffers point to. */
const pointees: Readonly<Record<string, (types: Types) => LaidType>> = {
  block: ({ block, scalar }) => block(scalar('uint')),
  'block-with-run-time-array': ({ block, scalar, runTimeArray }) =>
    block(scalar('uint'), runTimeArray(scalar('float'))),
  structure: ({ structure, scalar, vector }) =>
    structure(scalar('uint'), vector(scalar('float'), 4)),
  integer: ({ scalar }) => scalar('uint'),
  vector: ({ vector, scalar }) => vector(scalar('float'), 4),
  array: ({ array, scalar }) => array(scalar('uint'), 8),
}

export const generator: Generator = {
  name: 'buffer-pointer-types',
  rule: 'buffer-pointer-result-type-is-a-pointer-type',
  alsoApplies: ['buffer-pointer-is-uniform-or-storage-buffer'],
  summary: 'pointer types of both kinds, with and without a stride of their own',
  build(choices) {
    const to = choices.pick('to', ['anything', ...Object.keys(pointees)])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const stride = choices.pick('stride', ['none', 'literal'])

    const heap = createHeap()
    const { builder } = heap
    const pointee = pointees[to]?.(heap.laid)
    const strides = stride === 'literal' && pointee?.isBlock !== true
    const type =
      pointee === undefined
        ? builder.add('OpTypeUntypedPointerKHR', storageClass)
        : builder.add('OpTypePointer', storageClass, pointee.id)
    if (strides) builder.decorate(type, 'ArrayStride', 256)
    builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
    return heap.finish()
  },
}
