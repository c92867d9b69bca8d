import type { Heap } from './heap.ts'

function image(
  { builder, plain }: Heap,
  dim: string,
  { depth = 0, arrayed = 0, multisampled = 0, sampled = 2, scalar = 'uint' } = {},
): number {
  const format = sampled === 2 && scalar === 'uint' ? 'R32ui' : 'Unknown'
  return builder.type(
    'OpTypeImage',
    plain.scalar(scalar).id,
    dim,
    depth,
    arrayed,
    multisampled,
    sampled,
    format,
  )
}

/** Descriptor types by name: at least one for every instruction that declares some, but for tensors. */
export const descriptors: Readonly<Record<string, (heap: Heap) => number>> = {
  'storage-buffer': ({ bufferType }) => bufferType('StorageBuffer'),
  'uniform-buffer': ({ bufferType }) => bufferType('Uniform'),
  'storage-image': (heap) => image(heap, '2D'),
  'sampled-image-to-be': (heap) => image(heap, 'Cube', { sampled: 1, scalar: 'float' }),
  'arrayed-depth-image': (heap) =>
    image(heap, '2D', { depth: 1, arrayed: 1, sampled: 1, scalar: 'float' }),
  'texel-buffer'(heap) {
    heap.builder.capability('SampledBuffer')
    return image(heap, 'Buffer', { sampled: 1, scalar: 'float' })
  },
  'subpass-input'(heap) {
    heap.builder.capability('InputAttachment')
    return image(heap, 'SubpassData', { scalar: 'float' })
  },
  sampler: ({ builder }) => builder.type('OpTypeSampler'),
  'acceleration-structure'({ builder }) {
    builder.capability('RayQueryKHR')
    builder.extension('SPV_KHR_ray_query')
    return builder.type('OpTypeAccelerationStructureKHR')
  },
}

export const descriptorNames: readonly string[] = Object.keys(descriptors)

/** The descriptor type of that name; a buffer type for other names. */
export function descriptor(heap: Heap, name: string): number {
  return descriptors[name]?.(heap) ?? heap.bufferType('StorageBuffer')
}
