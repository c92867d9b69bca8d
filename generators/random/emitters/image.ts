import type { Words } from '../../module.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import {
  drawImageType,
  heapPointer,
  type ImageType,
  multisampledType,
  ofSize,
  sampledImageType,
  samplerType,
  subpassType,
} from '../descriptors.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { always, type Emitter, inFragments, inShaders, when } from '../emitter.ts'
import {
  boolType,
  floatType,
  number,
  structureType,
  typeOnce,
  uint,
  uintType,
  vectorType,
} from '../types.ts'
import { valueLike, zerosOf } from '../values.ts'
import { bind, globalVariable, newPointer, point } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, declareObject, decorate, idOnce, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

const lod = enumerantOf('ImageOperands', 'Lod')
const { uniformConstant, image: imageClass } = storageClasses

/** A variable that holds a descriptor of that type. */
export function descriptorVariable(draft: Draft, type: DeclaredType): number {
  const found = draft.globals.find(({ pointee }) => pointee === type)
  if (found !== undefined) return found.id
  const pointer = globalVariable(draft, uniformConstant, type, true, { writable: false })
  bind(draft, pointer.id)
  return pointer.id
}

/** Loads a descriptor, of a variable or of a heap: an object that no other instruction but those on images may take. */
function load(draft: Draft, type: DeclaredType): number {
  const inHeap = draft.world.heap && draft.draw.below(3) > 0
  const pointer = inHeap ? heapPointer(draft, type) : descriptorVariable(draft, type)
  return make(draft, 'OpLoad', type, pointer)
}

/** Loads an image and a sampler, and puts them together. */
function withSampler(draft: Draft, { type }: ImageType): number {
  const image = load(draft, type)
  const sampler = load(draft, samplerType(draft))
  return make(draft, 'OpSampledImage', sampledImageType(draft, type), image, sampler)
}

/** The values that an instruction reads or writes at one coordinate. */
const texel = (draft: Draft, { component }: ImageType) => ofSize(draft, component, 4)

const floats = (draft: Draft, count: number) =>
  valueLike(draft, ofSize(draft, floatType(draft), count))

const integers = (draft: Draft, count: number) =>
  valueLike(draft, ofSize(draft, uintType(draft), count))

const isSparse = ({ world }: Draft) => world.client !== 'opengl'
const keyOf = (type: DeclaredType | undefined) => `sparse ${type?.id}`

/** Whether an image is fit for an instruction with that name. */
function isFor(name: string, { sampled, dim, arrayed, component }: ImageType): boolean {
  const withSampler = sampled && dim !== 'Buffer'
  // A comparison reads one component of an image of floats, which has fewer than three dimensions in Vulkan.
  if (name.includes('Dref') && (component.kind !== 'float' || dim === '3D')) return false
  if (name.includes('Proj') && (arrayed || dim === 'Cube')) return false
  if (name.includes('Gather')) return withSampler && (dim === '2D' || dim === 'Cube')
  if (/Sample|Query.*Lod|Levels/.test(name)) return withSampler
  if (name.includes('QuerySize')) return !withSampler
  return dim !== 'Cube' && sampled === name.includes('Fetch')
}

const rows = rowsWith({
  applies: (draft, name) =>
    (!name.includes('Sparse') || isSparse(draft)) &&
    (!/Implicit|QueryLod/.test(name) || inFragments(draft)),
  draw(draft, name) {
    const image = drawImageType(draft)
    return isFor(name, image) ? image : undefined
  },
  operands: {
    Image: (draft, { type }) => load(draft, type),
    'Sampled Image': withSampler,
    Coordinate(draft, { coordinates, arrayed }, name) {
      if (/Fetch|Read|Write/.test(name)) return integers(draft, coordinates)
      const layer = name.includes('Query') && arrayed ? 1 : 0
      return floats(draft, coordinates - layer + (name.includes('Proj') ? 1 : 0))
    },
    'D~ref~': (draft) => floats(draft, 1),
    Component: (draft) => uint(draft, draft.draw.below(4)),
    'Level of Detail': (draft) => integers(draft, 1),
    Texel: (draft, image) => valueLike(draft, texel(draft, image)),
    ImageOperands(draft, { dim }, name) {
      if (name.includes('Explicit')) return [lod, floats(draft, 1)]
      return name.includes('Fetch') && dim !== 'Buffer' ? [lod, integers(draft, 1)] : []
    },
  },
  result(draft, image, name) {
    const { dim, coordinates, component } = image
    if (name.includes('QueryLod')) return ofSize(draft, floatType(draft), 2)
    if (name.includes('Levels')) return uintType(draft)
    if (name.includes('Query'))
      return ofSize(draft, uintType(draft), dim === 'Cube' ? 2 : coordinates)
    const compares = name.includes('Dref') && !name.includes('Gather')
    const read = compares ? component : texel(draft, image)
    if (!name.includes('Sparse')) return read
    // A code comes before the value that is read.
    return typeOnce(draft, keyOf(read), () => structureType(draft, [uintType(draft), read], false))
  },
})

/** A row that makes a pointer which atomic instructions may take and no others. */
function texelPointer(
  name: string,
  applies: Emitter['applies'],
  weight: number,
  operands: (draft: Draft, image: ImageType) => Words,
): Emitter {
  return when(applies, hyphened(name).replace(/-ext$/, ''), weight, (draft) => {
    const image = drawImageType(draft)
    if (!image.atomic || image.dim === 'Cube') return false
    const more = { writable: false, readable: false }
    const to = newPointer(0, imageClass, image.component, !name.includes('Untyped'), more)
    const words = operands(draft, image)
    return point(draft, name, to, ...words, integers(draft, image.coordinates), uint(draft, 0))
  })
}

/** Instructions on images of shaders, apart from those that read texels. */
export const images: readonly Emitter[] = [
  ...rows(`OpImageWrite OpImageQuerySize OpImageQuerySizeLod OpImageQueryLevels OpImageQueryLod`),
  when(inShaders, 'image-query-samples', 1, (draft) => {
    declare(draft, 'ImageQuery')
    const image = load(draft, multisampledType(draft))
    compute(draft, 'OpImageQuerySamples', uintType(draft), image)
  }),
  when(always, 'image', 1, (draft) => {
    const image = drawImageType(draft)
    if (!isFor('OpImageQueryLevels', image)) return false
    declare(draft, 'ImageQuery')
    const taken = make(draft, 'OpImage', image.type, withSampler(draft, image))
    return compute(draft, 'OpImageQueryLevels', uintType(draft), taken)
  }),
  texelPointer('OpImageTexelPointer', always, 1, (draft, { type }) => [
    descriptorVariable(draft, type),
  ]),
  texelPointer(
    'OpUntypedImageTexelPointerEXT',
    ({ world }) => world.heap,
    7,
    (draft, { type }) => {
      const pointer = heapPointer(draft, type)
      return [type.id, pointer]
    },
  ),
]

const isSparseShader = (draft: Draft) => draft.world.shader && isSparse(draft)

/** Instructions that read texels, each also with a code that says whether they are resident. */
export const samplings: readonly Emitter[] = [
  ...rows(`OpImageSampleImplicitLod OpImageSampleExplicitLod OpImageSampleProjImplicitLod
    OpImageSampleProjExplicitLod OpImageSparseSampleImplicitLod OpImageSparseSampleExplicitLod
    OpImageGather OpImageDrefGather OpImageSparseGather OpImageSparseDrefGather
    OpImageFetch OpImageSparseFetch OpImageRead OpImageSparseRead`),
  // Few images are fit for a comparison.
  ...rows(
    `OpImageSampleDrefImplicitLod OpImageSampleDrefExplicitLod OpImageSampleProjDrefImplicitLod
    OpImageSampleProjDrefExplicitLod OpImageSparseSampleDrefImplicitLod OpImageSparseSampleDrefExplicitLod`,
    3,
  ),
  when(isSparseShader, 'image-sparse-texels-resident', 3, (draft) => {
    const found = draft.values.findLast(
      ({ type }) => type.kind === 'structure' && draft.types.get(keyOf(type.members[1])) === type,
    )
    if (found === undefined) return false
    const code = compute(draft, 'OpCompositeExtract', uintType(draft), found.id, 0)
    return compute(draft, 'OpImageSparseTexelsResident', boolType(draft), code)
  }),
]

/** Reads of input attachments, at the constant coordinate (0, 0) that Vulkan asks for (SubpassData-04660). */
export const subpasses: readonly Emitter[] = [
  when(inFragments, 'subpass-read', 1, (draft) => {
    const type = subpassType(draft)
    const isNew = draft.globals.every(({ pointee }) => pointee !== type)
    const variable = descriptorVariable(draft, type)
    if (isNew) decorate(draft, variable, 'InputAttachmentIndex', 0)
    const coordinate = zerosOf(draft, vectorType(draft, uintType(draft), 2))
    const image = make(draft, 'OpLoad', type, variable)
    compute(draft, 'OpImageRead', vectorType(draft, floatType(draft), 4), image, coordinate)
  }),
]

/** A sampler of the module itself. */
function constantSampler(draft: Draft): number {
  return idOnce(draft, 'constant sampler', () => {
    const { draw } = draft
    const type = samplerType(draft)
    declare(draft, 'LiteralSampler')
    const literals = [draw.below(5), draw.below(2), draw.below(2)]
    return declareObject(draft, 'OpConstantSampler', type, ...literals)
  })
}

const anyTexel = (draft: Draft) =>
  vectorType(draft, draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft), 4)

/** Instructions on the images that were handed to a kernel. */
export const kernelImages = rowsWith({
  applies: ({ kernelImages: handed }) => handed.length > 0,
  draw({ draw, kernelImages: handed }, name) {
    const image = draw.of(handed)
    return name.includes('Query') || image.writes === name.includes('Write') ? image : undefined
  },
  operands: {
    Image: (_, { id }) => id,
    'Sampled Image': (draft, { id, type }) =>
      make(draft, 'OpSampledImage', sampledImageType(draft, type), id, constantSampler(draft)),
    Coordinate(draft, { coordinates }, name) {
      // OpenCL has vectors of four for 3D images.
      const count = coordinates === 3 ? 4 : coordinates
      return name.includes('Sample') ? floats(draft, count) : integers(draft, count)
    },
    // Another level than the first asks for ImageMipmap.
    ImageOperands: (draft, _, name) =>
      name.includes('Lod') ? [lod, number(draft, floatType(draft), [0])] : [],
    'Level of Detail': (draft) => integers(draft, 1),
    Texel: (draft) => valueLike(draft, anyTexel(draft)),
  },
  result(draft, { coordinates }, name) {
    if (!name.includes('Query')) return anyTexel(draft)
    return ofSize(draft, uintType(draft), name.includes('Size') ? coordinates : 1)
  },
})(
  `OpImageSampleExplicitLod OpImageRead OpImageWrite OpImageQueryFormat OpImageQueryOrder
  OpImageQuerySizeLod`,
  1,
  'kernel-',
)
