import { mixedStructure } from './contents.ts'
import { decorateIdThrough } from './decorations.ts'
import type { Heap } from './heap.ts'
import { countOn, texelPointer } from './texel-pointers.ts'

type Use = (heap: Heap) => void

function bufferPointer(heap: Heap, storageClass: string, type = heap.pointer(storageClass)): void {
  heap.builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
}

function strided(heap: Heap, route: 'direct' | 'group'): void {
  const { builder } = heap
  const element = builder.type('OpTypeSampler')
  const stride = heap.uint(32)
  const array = builder.add('OpTypeRuntimeArray', element)
  decorateIdThrough(heap, route, array, 'ArrayStrideIdEXT', stride)
}

function memberwise(heap: Heap, route: 'direct' | 'group'): void {
  mixedStructure(heap, route)
}

/** What the text adds, by name, and ways to use it. */
export const uses: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  OpTypeBufferEXT: {
    'storage-buffer': ({ bufferType }) => void bufferType('StorageBuffer'),
    uniform: ({ bufferType }) => void bufferType('Uniform'),
    both({ bufferType }) {
      bufferType('Uniform')
      bufferType('StorageBuffer')
    },
  },
  OpConstantSizeOfEXT: {
    buffer: ({ sizeOf, bufferType }) => void sizeOf(bufferType('Uniform')),
    sampler: ({ sizeOf, builder }) => void sizeOf(builder.type('OpTypeSampler')),
  },
  OpBufferPointerEXT: {
    'untyped-storage-buffer': (heap) => bufferPointer(heap, 'StorageBuffer'),
    'untyped-uniform': (heap) => bufferPointer(heap, 'Uniform'),
    typed: (heap) =>
      bufferPointer(
        heap,
        'StorageBuffer',
        heap.typedPointer('StorageBuffer', heap.laid.block(heap.laid.scalar('uint')).id),
      ),
  },
  OpUntypedImageTexelPointerEXT: {
    unused: (heap) => void texelPointer(heap),
    counted: (heap) => countOn(heap, texelPointer(heap)),
    line: (heap) => countOn(heap, texelPointer(heap, { dim: '1D' })),
  },
  OpMemberDecorateIdEXT: {
    offsets: (heap) => memberwise(heap, 'direct'),
  },
  ArrayStrideIdEXT: {
    direct: (heap) => strided(heap, 'direct'),
    group: (heap) => strided(heap, 'group'),
  },
  OffsetIdEXT: {
    direct: (heap) => memberwise(heap, 'direct'),
    group: (heap) => memberwise(heap, 'group'),
  },
  SamplerHeapEXT: {
    direct: ({ heap }) => void heap('SamplerHeapEXT'),
    group: ({ heap }) => void heap('SamplerHeapEXT', 'group'),
  },
  ResourceHeapEXT: {
    direct: ({ heap }) => void heap('ResourceHeapEXT'),
    group: ({ heap }) => void heap('ResourceHeapEXT', 'group'),
  },
}

/** Uses something in that way. */
export function use(heap: Heap, thing: string, way: string): void {
  uses[thing]?.[way]?.(heap)
}
