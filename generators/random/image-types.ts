import { opcodeOf } from '#spec/grammar/opcodes'
import { type CapabilityUse, capabilityNamed, declare } from './capability.ts'
import { vectorType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { newType } from './new-type.ts'
import { floatType, scalarType } from './scalar-types.ts'
import type { Type } from './type.ts'

/** An image type with what its instructions depend on. */
export interface ImageType {
  readonly type: Type
  readonly dim: string
  readonly arrayed: boolean
  /** True where it is used with a sampler, false where it is read and written. */
  readonly sampled: boolean
  /** Of a texel. */
  readonly component: Type
  /** What a coordinate has, layers included. */
  readonly coordinates: number
  /** Texels are one integer of 32 bits, as atomic instructions want them. */
  readonly atomic: boolean
}

const opTypeImage = opcodeOf('OpTypeImage')
const opTypeSampler = opcodeOf('OpTypeSampler')
const opTypeSampledImage = opcodeOf('OpTypeSampledImage')
const dims = [
  { name: '2D', coordinates: 2 },
  { name: '3D', coordinates: 3 },
  { name: 'Cube', coordinates: 3 },
  { name: '1D', coordinates: 1 },
  { name: 'Buffer', coordinates: 1 },
].map((row) => ({ ...row, value: enumerantOf('Dim', row.name) }))
const multisampledDim = enumerantOf('Dim', '2D')
const capabilities: Readonly<
  Record<string, readonly [sampled: CapabilityUse, stored: CapabilityUse]>
> = {
  '1D': [capabilityNamed('Sampled1D'), capabilityNamed('Image1D')],
  Buffer: [capabilityNamed('SampledBuffer'), capabilityNamed('ImageBuffer')],
}
const formats = {
  unknown: enumerantOf('ImageFormat', 'Unknown'),
  float: enumerantOf('ImageFormat', 'Rgba32f'),
  signed: enumerantOf('ImageFormat', 'R32i'),
  unsigned: enumerantOf('ImageFormat', 'R32ui'),
} as const

/** An image type of shaders, drawn. Cubes and those of three dimensions have no layers here. */
export function drawImageType(draft: Draft): ImageType {
  const { draw } = draft
  const dim = draw.of(dims)
  const sampled = draw.below(2) === 0
  const arrayed = (dim.name === '2D' || dim.name === '1D') && draw.below(3) === 2
  const kind = draw.below(3)
  const key = `image ${dim.name} ${sampled} ${arrayed} ${kind}`
  const known = draft.images.get(key)
  if (known !== undefined) return known
  const signed = kind === 2
  const component =
    kind === 0 ? floatType(draft) : scalarType(draft, { kind: 'integer', width: 32, signed })
  const capability = capabilities[dim.name]?.[sampled ? 0 : 1]
  if (capability !== undefined) declare(draft, capability)
  const id = draft.bound++
  const format = sampled
    ? formats.unknown
    : kind === 0
      ? formats.float
      : signed
        ? formats.signed
        : formats.unsigned
  draft.declarations.push({
    opcode: opTypeImage,
    words: [id, component.id, dim.value, 0, arrayed ? 1 : 0, 0, sampled ? 1 : 2, format],
  })
  const image: ImageType = {
    type: newType(id, 'image'),
    dim: dim.name,
    arrayed,
    sampled,
    component,
    coordinates: dim.coordinates + (arrayed ? 1 : 0),
    atomic: !sampled && kind > 0,
  }
  draft.images.set(key, image)
  return image
}

/** The type of 2D images with several samples. */
export function multisampledType(draft: Draft): Type {
  const known = draft.types.get('multisampled')
  if (known !== undefined) return known
  const component = floatType(draft)
  const type = newType(draft.bound++, 'image')
  draft.declarations.push({
    opcode: opTypeImage,
    words: [type.id, component.id, multisampledDim, 0, 0, 1, 1, formats.unknown],
  })
  draft.types.set('multisampled', type)
  return type
}

/** The type with so many components; the component type itself where it is one. */
export function ofSize(draft: Draft, component: Type, count: number): Type {
  return count === 1 ? component : vectorType(draft, component, count)
}

/** The type of samplers. */
export function samplerType(draft: Draft): Type {
  const known = draft.types.get('sampler')
  if (known !== undefined) return known
  const type: Type = newType(draft.bound++, 'sampler')
  draft.declarations.push({ opcode: opTypeSampler, words: [type.id] })
  draft.types.set('sampler', type)
  return type
}

/** The type of that image together with a sampler. */
export function sampledImageType(draft: Draft, image: Type): Type {
  const key = `sampled ${image.id}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  const type: Type = newType(draft.bound++, 'sampled-image', image)
  draft.declarations.push({ opcode: opTypeSampledImage, words: [type.id, image.id] })
  draft.types.set(key, type)
  return type
}
