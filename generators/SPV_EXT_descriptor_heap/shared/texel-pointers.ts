import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import type { Heap } from './heap.ts'

/** An image type to point into. */
interface ImageShape {
  readonly dim: string
  readonly arrayed: number
  readonly multisampled?: number
  /** 1 for images that are used with samplers, 2 for those that are not, 0 where only a run knows. */
  readonly sampled?: number
  readonly scalar?: 'uint' | 'int' | 'float'
}

const storage: Readonly<Record<string, string>> = {
  '1D': 'Image1D',
  Rect: 'ImageRect',
  Buffer: 'ImageBuffer',
}

const sampledOnly: Readonly<Record<string, string>> = {
  '1D': 'Sampled1D',
  Rect: 'SampledRect',
  Buffer: 'SampledBuffer',
}

const formats = { uint: 'R32ui', int: 'R32i', float: 'R32f' } as const

/** An image type, with the capabilities that its dimensions ask for. */
export function imageType(
  { builder, plain }: Heap,
  { dim, arrayed, multisampled = 0, sampled = 2, scalar = 'uint' }: ImageShape,
): number {
  const capability = (sampled === 1 ? sampledOnly : storage)[dim]
  if (capability !== undefined) builder.capability(capability)
  if (dim === 'Cube' && arrayed === 1) {
    builder.capability(sampled === 1 ? 'SampledCubeArray' : 'ImageCubeArray')
  }
  if (multisampled === 1 && sampled !== 1) {
    builder.capability('StorageImageMultisample')
    if (arrayed === 1) builder.capability('ImageMSArray')
  }
  return builder.type(
    'OpTypeImage',
    plain.scalar(scalar).id,
    dim,
    0,
    arrayed,
    multisampled,
    sampled,
    formats[scalar],
  )
}

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
function componentsOf({ dim, arrayed }: Pick<ImageShape, 'dim' | 'arrayed'>): number {
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
interface TexelParts extends Partial<ImageShape> {
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
