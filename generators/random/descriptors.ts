import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import type { Draft, Type } from './draft.ts'
import { drawIndex } from './draw-type.ts'
import {
  declareType,
  floatType,
  scalarType,
  typeOnce,
  uint,
  uintType,
  untypedPointerType,
  useStorageClass,
  vectorType,
  voidType,
} from './types.ts'
import { storageClasses } from './world.ts'
import {
  declaration,
  declare,
  declareObject,
  decorate,
  decorateMember,
  idOnce,
  make,
} from './write.ts'

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

const dims = [
  { name: '2D', coordinates: 2 },
  { name: '3D', coordinates: 3 },
  { name: 'Cube', coordinates: 3 },
  { name: '1D', coordinates: 1 },
  { name: 'Buffer', coordinates: 1 },
] as const
/** Capabilities of what is used with a sampler, and of what is not. */
const capabilities: Readonly<Record<string, readonly [sampled: string, stored: string]>> = {
  '1D': ['Sampled1D', 'Image1D'],
  Buffer: ['SampledBuffer', 'ImageBuffer'],
}
/** The format of images that are used without a sampler, by what is drawn for their component. */
const formats = ['Rgba32f', 'R32ui', 'R32i'] as const

/** Operands of an image type behind its sampled type: words, and the names of enumerants at both ends. */
function imageOperands(
  dim: string,
  words: readonly [depth: number, arrayed: number, multisampled: number, sampled: number],
  format = 'Unknown',
): readonly number[] {
  return [enumerantOf('Dim', dim), ...words, enumerantOf('ImageFormat', format)]
}

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
  const component =
    kind === 0
      ? floatType(draft)
      : scalarType(draft, { kind: 'integer', width: 32, signed: kind === 2 })
  const capability = capabilities[dim.name]?.[sampled ? 0 : 1]
  if (capability !== undefined) declare(draft, capability)
  const words = [0, arrayed ? 1 : 0, 0, sampled ? 1 : 2] as const
  const operands = imageOperands(dim.name, words, sampled ? 'Unknown' : formats[kind])
  const image: ImageType = {
    type: declareType(draft, 'OpTypeImage', [component.id, ...operands], 'image'),
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

/** The image type of floats with those operands, which a module has once under that key. */
function imageOfFloats(draft: Draft, key: string, operands: readonly number[]): Type {
  return typeOnce(draft, key, () =>
    declareType(draft, 'OpTypeImage', [floatType(draft).id, ...operands], 'image'),
  )
}

/** The type of 2D images with several samples. */
export function multisampledType(draft: Draft): Type {
  return imageOfFloats(draft, 'multisampled', imageOperands('2D', [0, 0, 1, 1]))
}

/** The type of input attachments. */
export function subpassType(draft: Draft): Type {
  declare(draft, 'InputAttachment')
  return imageOfFloats(draft, 'subpass', imageOperands('SubpassData', [0, 0, 0, 2]))
}

/** An image that a kernel was handed. */
export interface KernelImage {
  readonly id: number
  readonly type: Type
  readonly coordinates: number
  /** It is written and not read. */
  readonly writes: boolean
}

/** An image type of kernels, drawn; what is known of images that have it. */
export function drawKernelImage(draft: Draft): Omit<KernelImage, 'id'> {
  const { draw } = draft
  const coordinates = draw.of([2, 3])
  const writes = coordinates === 2 && draw.below(3) === 2
  const type = typeOnce(draft, `kernel image ${coordinates} ${writes}`, () => {
    declare(draft, 'ImageBasic')
    const access = enumerantOf('AccessQualifier', writes ? 'WriteOnly' : 'ReadOnly')
    const operands = [...imageOperands(`${coordinates}D`, [0, 0, 0, 0]), access]
    return declareType(draft, 'OpTypeImage', [voidType(draft).id, ...operands], 'image')
  })
  return { coordinates, writes, type }
}

/** The type with so many components; the component type itself where it is one. */
export function ofSize(draft: Draft, component: Type, count: number): Type {
  return count === 1 ? component : vectorType(draft, component, count)
}

/** The type of samplers. */
export function samplerType(draft: Draft): Type {
  return typeOnce(draft, 'sampler', () => declareType(draft, 'OpTypeSampler', [], 'sampler'))
}

/** The type of that image together with a sampler. */
export function sampledImageType(draft: Draft, image: Type): Type {
  return typeOnce(draft, `sampled ${image.id}`, () =>
    declareType(draft, 'OpTypeSampledImage', [image.id], 'sampled-image', { part: image }),
  )
}

/** Declares what instructions of the text need. */
function declareHeap(draft: Draft): void {
  declare(draft, 'DescriptorHeapEXT')
  draft.extensions.add('SPV_KHR_untyped_pointers')
}

const heaps = { sampler: 'SamplerHeapEXT', resource: 'ResourceHeapEXT' } as const

/** The variable of the sampler heap or the resource heap. */
function heapVariable(draft: Draft, kind: keyof typeof heaps): number {
  return idOnce(draft, kind, () => {
    declareHeap(draft)
    const { uniformConstant } = storageClasses
    const type = untypedPointerType(draft, uniformConstant)
    const id = declareObject(draft, 'OpUntypedVariableKHR', type, uniformConstant)
    decorate(draft, id, 'BuiltIn', enumerantOf('BuiltIn', heaps[kind]))
    if (draft.world.minor >= 4) draft.interfaces.push(id)
    return id
  })
}

/** The type of buffers with that storage class. */
export function bufferType(draft: Draft, storageClass: number): Type {
  return typeOnce(draft, `buffer ${storageClass}`, () => {
    declareHeap(draft)
    useStorageClass(draft, storageClass)
    return declareType(draft, 'OpTypeBufferEXT', [storageClass], 'buffer', { storageClass })
  })
}

/** A constant with the size of a descriptor. */
export function sizeOf(draft: Draft, descriptor: Type, type: Type = uintType(draft)): number {
  return idOnce(draft, `size ${descriptor.id} ${type.id}`, () => {
    declareHeap(draft)
    const id = declareObject(draft, 'OpConstantSizeOfEXT', type, descriptor.id)
    draft.constants.push({ id, type })
    draft.fired('constant-size-of')
    return id
  })
}

/** A constant that descriptors of that type may stand apart by; for `OpDecorateId`. */
function drawStride(draft: Draft, descriptor: Type): number {
  if (draft.world.minor < 2) draft.extensions.add('SPV_GOOGLE_hlsl_functionality1')
  return draft.draw.below(4) < 3 ? sizeOf(draft, descriptor) : uint(draft, 256)
}

/** A structure with a number and a descriptor, whose offset is a constant. */
function structureOf(draft: Draft, descriptor: Type): number {
  return idOnce(draft, `holder ${descriptor.id}`, () => {
    const at = draft.draw.below(2) === 0 ? uint(draft, 64) : sizeOf(draft, descriptor)
    const word = uintType(draft)
    const id = draft.bound++
    declaration(draft, 'OpTypeStruct', id, word.id, descriptor.id)
    decorateMember(draft, id, 0, 'Offset', 0)
    const offset = enumerantOf('Decoration', 'OffsetIdEXT')
    draft.annotations.push(instructionOf('OpMemberDecorateIdEXT', id, 1, offset, at))
    draft.fired('member-decorate-id')
    return id
  })
}

/** An array of elements that stand apart by a constant; without `length` a run-time array. */
function arrayOf(draft: Draft, element: number, stride: number, length?: number): number {
  const id = draft.bound++
  if (length === undefined) declaration(draft, 'OpTypeRuntimeArray', id, element)
  else declaration(draft, 'OpTypeArray', id, element, length)
  const arrayStride = enumerantOf('Decoration', 'ArrayStrideIdEXT')
  draft.annotations.push(instructionOf('OpDecorateId', id, arrayStride, stride))
  return id
}

/** A type that holds descriptors of a type, and the indexes that lead to one of them. `index` is the id of one into an array. */
function drawHolder(draft: Draft, descriptor: Type, index: number): readonly number[] {
  const way = draft.draw.below(5)
  if (way === 3) return [structureOf(draft, descriptor), uint(draft, 1)]
  if (way === 4) {
    // A layout below a stride that only the client knows.
    const structure = structureOf(draft, descriptor)
    const array = idOnce(draft, `structures ${structure}`, () => {
      draft.fired('layout-below-an-unknown-stride')
      return arrayOf(draft, structure, drawStride(draft, descriptor))
    })
    return [array, index, uint(draft, 1)]
  }
  const array = idOnce(draft, `holders ${descriptor.id} ${way === 2}`, () => {
    const stride = drawStride(draft, descriptor)
    return arrayOf(draft, descriptor.id, stride, way === 2 ? uint(draft, 4) : undefined)
  })
  return [array, index]
}

/** Writes an access chain from a heap to a descriptor of that type; its id. */
export function heapPointer(draft: Draft, descriptor: Type): number {
  const heap = heapVariable(draft, descriptor.kind === 'sampler' ? 'sampler' : 'resource')
  const [holder = 0, ...indexes] = drawHolder(draft, descriptor, drawIndex(draft, 4))
  const type = untypedPointerType(draft, storageClasses.uniformConstant)
  const name =
    draft.draw.below(2) === 0 ? 'OpUntypedAccessChainKHR' : 'OpUntypedInBoundsAccessChainKHR'
  return make(draft, name, type, holder, heap, ...indexes)
}
