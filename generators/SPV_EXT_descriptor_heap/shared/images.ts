import type { Heap } from './heap.ts'

/** An image type to point into. */
export interface ImageShape {
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
