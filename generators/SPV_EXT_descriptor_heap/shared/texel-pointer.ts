import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import type { Heap } from './heap.ts'
import { type ImageShape, imageType } from './images.ts'

/** Words of an OpUntypedImageTexelPointerEXT behind its first one. */
export const texelWords = {
  resultType: 0,
  result: 1,
  imageType: 2,
  image: 3,
  coordinate: 4,
  sample: 5,
} as const

/** How many components a coordinate into such an image has; 3 for images of which the text says nothing. */
export function componentsOf({ dim, arrayed }: Pick<ImageShape, 'dim' | 'arrayed'>): number {
  return coordinates.find((row) => row.dim === dim && row.arrayed === arrayed)?.components ?? 3
}

/** A null coordinate of that scalar type. */
export function coordinate({ builder, plain }: Heap, components: number, scalar = 'uint'): number {
  const one = plain.scalar(scalar)
  return builder.once(
    'OpConstantNull',
    components === 1 ? one.id : plain.vector(one, components).id,
  )
}

/** Parts of a texel pointer that are not to be the ordinary ones. */
export interface TexelParts extends Partial<ImageShape> {
  readonly image?: number
  readonly coordinate?: number
  readonly sample?: number
}

/** A pointer to a texel of an integer image in the resource heap, 2D unless told otherwise. */
export function texelPointer(heap: Heap, parts: TexelParts = {}): number {
  const shape = { dim: '2D', arrayed: 0, ...parts }
  const type = imageType(heap, shape)
  return heap.builder.add(
    'OpUntypedImageTexelPointerEXT',
    heap.pointer('Image'),
    type,
    parts.image ?? heap.slot(type),
    parts.coordinate ?? coordinate(heap, componentsOf(shape)),
    parts.sample ?? heap.uint(0),
  )
}

/** Counts a texel on. */
export function countOn({ builder, plain, uint }: Heap, pointer: number): void {
  const type = plain.scalar('uint').id
  builder.add('OpAtomicIAdd', type, pointer, uint(1), uint(0), uint(1))
}
