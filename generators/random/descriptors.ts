import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import { capabilitiesOfImage } from '../signatures/image-shape.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import type { DeclaredType, Draft, KernelImage } from './draft.ts'
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
  decorateWithIds,
  idOnce,
  make,
} from './write.ts'

/** An image type with what its instructions depend on. */
export interface ImageType {
  readonly type: DeclaredType
  readonly dim: string
  readonly arrayed: boolean
  /** True where it is used with a sampler, false where it is read and written. */
  readonly sampled: boolean
  /** The type of a component of a texel. */
  readonly component: DeclaredType
  /** The number of components of a coordinate, layers included. */
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
/** By the component type that is drawn, the Sampled Type of images: how formats of images without a sampler end, the one of atomics first. */
const texels = [
  { component: 'float', first: 'Rgba32f', ending: /(?:[^ui\d]|f|16|8|A2)$/ },
  { component: 'uint', first: 'R32ui', ending: /ui$/ },
  { component: 'int', first: 'R32i', ending: /[^u]i$/ },
] as const

/** Formats of texels of at most 32 bits a component. */
const formats = (operandKindByName('ImageFormat')?.enumerants ?? []).filter(
  ({ name, version }) => version !== null && name !== 'Unknown' && !name.startsWith('R64'),
)
const formatsOf = new Map(
  texels.map(({ component, ending }) => [
    component,
    formats.flatMap(({ name }) => (ending.test(name) ? [name] : [])),
  ]),
)

const sampledTypes: Readonly<Record<string, (draft: Draft) => DeclaredType>> = {
  float: floatType,
  uint: uintType,
  int: (draft) => scalarType(draft, { kind: 'integer', width: 32, signed: true }),
  void: voidType,
}

/** The image type with those operands, which a module has once, with its capabilities. */
export function imageType(draft: Draft, operands: string): DeclaredType {
  return typeOnce(draft, `image ${operands}`, () => {
    const parts = operands.split(' ')
    const [sampledType = '', dim = '', depth, arrayed, multisampled, sampled, format = '', access] =
      parts
    const ofFormat = enumerantByName('ImageFormat', format)?.capabilities ?? []
    for (const capability of [...capabilitiesOfImage(parts), ...ofFormat])
      if (capability !== 'Shader') declare(draft, capability)
    const words = [
      sampledTypes[sampledType]?.(draft).id ?? 0,
      enumerantOf('Dim', dim),
      ...[depth, arrayed, multisampled, sampled].map(Number),
      enumerantOf('ImageFormat', format),
      ...(access === undefined ? [] : [enumerantOf('AccessQualifier', access)]),
    ]
    return declareType(draft, 'OpTypeImage', words, 'image')
  })
}

/** An image type of shaders, drawn. Cubes and those of three dimensions have no layers here. */
export function drawImageType(draft: Draft): ImageType {
  const { draw } = draft
  const dim = draw.of(dims)
  const sampled = draw.below(2) === 0
  const arrayed = (dim.name === '2D' || dim.name === '1D') && draw.below(3) === 2
  const kind = draw.below(3)
  const { component, first } = texels[kind] as (typeof texels)[number]
  const format = draw.below(2) === 0 ? first : draw.of(formatsOf.get(component) ?? [first])
  const use = sampled ? '1 Unknown' : `2 ${format}`
  return {
    type: imageType(draft, `${component} ${dim.name} 0 ${arrayed ? 1 : 0} 0 ${use}`),
    dim: dim.name,
    arrayed,
    sampled,
    component: (sampledTypes[component] ?? floatType)(draft),
    coordinates: dim.coordinates + (arrayed ? 1 : 0),
    atomic: !sampled && kind > 0 && format === first,
  }
}

/** The type of 2D images with several samples. */
export function multisampledType(draft: Draft): DeclaredType {
  return imageType(draft, 'float 2D 0 0 1 1 Unknown')
}

export function subpassType(draft: Draft): DeclaredType {
  return imageType(draft, 'float SubpassData 0 0 0 2 Unknown')
}

/** An image type of kernels, drawn; what is known of images that have it. */
export function drawKernelImage(draft: Draft): Omit<KernelImage, 'id'> {
  const { draw } = draft
  const coordinates = draw.of([2, 3])
  const writes = coordinates === 2 && draw.below(3) === 2
  const access = writes ? 'WriteOnly' : 'ReadOnly'
  const type = imageType(draft, `void ${coordinates}D 0 0 0 0 Unknown ${access}`)
  return { coordinates, writes, type }
}

/** The vector type with this number of components; the component type itself if the number is 1. */
export function ofSize(draft: Draft, component: DeclaredType, count: number): DeclaredType {
  return count === 1 ? component : vectorType(draft, component, count)
}

export function samplerType(draft: Draft): DeclaredType {
  return typeOnce(draft, 'sampler', () => declareType(draft, 'OpTypeSampler', [], 'sampler'))
}

/** The type of that image together with a sampler. */
export function sampledImageType(draft: Draft, image: DeclaredType): DeclaredType {
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

export function bufferType(draft: Draft, storageClass: number): DeclaredType {
  return typeOnce(draft, `buffer ${storageClass}`, () => {
    declareHeap(draft)
    useStorageClass(draft, storageClass)
    return declareType(draft, 'OpTypeBufferEXT', [storageClass], 'buffer', { storageClass })
  })
}

/** A constant with the size of a descriptor. */
export function sizeOf(
  draft: Draft,
  descriptor: DeclaredType,
  type: DeclaredType = uintType(draft),
): number {
  return idOnce(draft, `size ${descriptor.id} ${type.id}`, () => {
    declareHeap(draft)
    const id = declareObject(draft, 'OpConstantSizeOfEXT', type, descriptor.id)
    draft.constants.push({ id, type })
    draft.fired('constant-size-of')
    return id
  })
}

/** A constant by which descriptors of that type may be apart; for `OpDecorateId`. */
function drawStride(draft: Draft, descriptor: DeclaredType): number {
  if (draft.world.minor < 2) draft.extensions.add('SPV_GOOGLE_hlsl_functionality1')
  return draft.draw.below(4) < 3 ? sizeOf(draft, descriptor) : uint(draft, 256)
}

/** A structure with a number and a descriptor, whose offset is a constant. */
function structureOf(draft: Draft, descriptor: DeclaredType): number {
  return idOnce(draft, `holder ${descriptor.id}`, () => {
    const index = draft.draw.below(2) === 0 ? uint(draft, 64) : sizeOf(draft, descriptor)
    const word = uintType(draft)
    const id = draft.bound++
    declaration(draft, 'OpTypeStruct', id, word.id, descriptor.id)
    decorateMember(draft, id, 0, 'Offset', 0)
    const offset = enumerantOf('Decoration', 'OffsetIdEXT')
    draft.annotations.push(instructionOf('OpMemberDecorateIdEXT', id, 1, offset, index))
    draft.fired('member-decorate-id')
    return id
  })
}

/** An array whose elements are a constant number of bytes apart; without `length` a run-time array. */
function arrayOf(draft: Draft, element: number, stride: number, length?: number): number {
  const id = draft.bound++
  if (length === undefined) declaration(draft, 'OpTypeRuntimeArray', id, element)
  else declaration(draft, 'OpTypeArray', id, element, length)
  decorateWithIds(draft, id, 'ArrayStrideIdEXT', stride)
  return id
}

/** A type that holds descriptors of a type, and the indexes that lead to one of them. `index` is the id of one into an array. */
function drawHolder(draft: Draft, descriptor: DeclaredType, index: number): readonly number[] {
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
export function heapPointer(draft: Draft, descriptor: DeclaredType): number {
  const heap = heapVariable(draft, descriptor.kind === 'sampler' ? 'sampler' : 'resource')
  const [holder = 0, ...indexes] = drawHolder(draft, descriptor, drawIndex(draft, 4))
  const type = untypedPointerType(draft, storageClasses.uniformConstant)
  const name =
    draft.draw.below(2) === 0 ? 'OpUntypedAccessChainKHR' : 'OpUntypedInBoundsAccessChainKHR'
  return make(draft, name, type, holder, heap, ...indexes)
}
