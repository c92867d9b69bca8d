import type { Argument } from '../../build/argument.ts'
import { type Kind, pointerType } from './pointer-into.ts'
import type { World } from './world.ts'

/** What a texel pointer is made from. */
export interface TexelImage {
  readonly dim: string
  readonly arrayed: 0 | 1
  readonly multisampled: 0 | 1
  /** Number of components of the coordinate. */
  readonly components: number
  readonly capability?: string
}

function row(
  dim: string,
  components: number,
  more: Partial<Omit<TexelImage, 'dim' | 'components'>> = {},
): TexelImage {
  return { dim, components, arrayed: 0, multisampled: 0, ...more }
}

/** Images by the name of the choice. */
export const texelImages: Readonly<Record<string, TexelImage>> = {
  '2d': row('2D', 2),
  '3d': row('3D', 3),
  '1d': row('1D', 1, { capability: 'Image1D' }),
  buffer: row('Buffer', 1, { capability: 'ImageBuffer' }),
  rect: row('Rect', 2, { capability: 'ImageRect' }),
  cube: row('Cube', 3),
  '2d-arrayed': row('2D', 3, { arrayed: 1 }),
  'cube-arrayed': row('Cube', 3, { arrayed: 1, capability: 'ImageCubeArray' }),
  multisampled: row('2D', 2, { multisampled: 1, capability: 'StorageImageMultisample' }),
}

/** Formats of shader images, by the name of their sampled type. */
export const texelFormats = { uint: 'R32ui', int: 'R32i', float: 'R32f' } as const

export type Sampled = keyof typeof texelFormats | 'void'

function sampledType(world: World, sampled: Sampled): number {
  return sampled === 'void' ? world.builder.type('OpTypeVoid') : world.plain.scalar(sampled).id
}

/** An image type whose texels can be pointed to; with the sampled type void it is one of kernels. */
export function texelImageType(world: World, image: TexelImage, sampled: Sampled): number {
  const { builder } = world
  const { dim, arrayed, multisampled, capability } = image
  if (capability !== undefined) builder.capability(capability)
  const last: readonly Argument[] =
    sampled === 'void' ? [0, 'Unknown', 'ReadOnly'] : [2, texelFormats[sampled]]
  const type = sampledType(world, sampled)
  return builder.type('OpTypeImage', type, dim, 0, arrayed, multisampled, ...last)
}

/** Adds a pointer to the first texel; its result. */
export function addTexelPointer(
  world: World,
  { components }: TexelImage,
  sampled: Sampled,
  kind: Kind,
  pointer: number,
  add: World['builder']['add'] = world.builder.add,
): number {
  const { builder, plain, uint } = world
  const type = pointerType(world, 'Image', kind, sampledType(world, sampled))
  const integer = plain.scalar('uint')
  const coordinate = components === 1 ? integer : plain.vector(integer, components)
  const zero = builder.once('OpConstantNull', coordinate.id)
  return add('OpImageTexelPointer', type, pointer, zero, uint(0))
}
