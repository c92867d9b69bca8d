import { descriptor } from './descriptors.ts'
import type { Heap } from './heap.ts'
import { type HeapMember, structureOf } from './structures.ts'

/** Members of structures that contain descriptors, by name; offsets are left to others. */
export const contents: Readonly<Record<string, (heap: Heap) => readonly number[]>> = {
  buffer: ({ bufferType }) => [bufferType('StorageBuffer')],
  'integer-and-buffer': ({ plain, bufferType }) => [plain.scalar('uint').id, bufferType('Uniform')],
  'buffer-and-integer': ({ plain, bufferType }) => [
    bufferType('StorageBuffer'),
    plain.scalar('uint').id,
  ],
  'image-and-sampler': (heap) => [
    descriptor(heap, 'sampled-image-to-be'),
    descriptor(heap, 'sampler'),
  ],
  'acceleration-structure': (heap) => [descriptor(heap, 'acceleration-structure')],
  'four-buffers': ({ bufferType }) => Array.from({ length: 4 }, () => bufferType('Uniform')),
  'array-of-buffers'(heap) {
    const stride = heap.uint(64)
    const array = heap.builder.add('OpTypeArray', heap.bufferType('Uniform'), heap.uint(3))
    heap.builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
    return [heap.plain.scalar('float').id, array]
  },
  'nested-structure'(heap) {
    const { plain, bufferType } = heap
    const inner: readonly HeapMember[] = [
      { type: plain.scalar('uint').id, offset: 0 },
      { type: bufferType('StorageBuffer'), offset: 64 },
    ]
    return [structureOf(heap, inner), plain.scalar('uint').id]
  },
}

export const contentNames: readonly string[] = Object.keys(contents)

/** The member types of that name. */
export function contentsNamed(heap: Heap, name: string): readonly number[] {
  return contents[name]?.(heap) ?? [heap.bufferType('StorageBuffer')]
}
