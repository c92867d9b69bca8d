import type { Words } from '../../module.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import {
  drawImageType,
  heapPointer,
  type ImageType,
  type KernelImage,
  multisampledType,
  ofSize,
  sampledImageType,
  samplerType,
  subpassType,
} from '../descriptors.ts'
import type { Draft, Type } from '../draft.ts'
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
import { compute, declare, declareObject, decorate, idOnce, make, write } from '../write.ts'

const lod = enumerantOf('ImageOperands', 'Lod')
const { uniformConstant, image: imageClass } = storageClasses

/** A variable that holds a descriptor of that type. */
export function descriptorVariable(draft: Draft, type: Type): number {
  const found = draft.globals.find(({ pointee }) => pointee === type)
  if (found !== undefined) return found.id
  const pointer = globalVariable(draft, uniformConstant, type, true, { writable: false })
  bind(draft, pointer.id)
  return pointer.id
}

/** Loads a descriptor, of a variable or of a heap: an object that no other instruction but those on images may take. */
function load(draft: Draft, type: Type): number {
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

/** What an instruction reads or writes at one coordinate. */
const texel = (draft: Draft, { component }: ImageType) => ofSize(draft, component, 4)

const floats = (draft: Draft, count: number) =>
  valueLike(draft, ofSize(draft, floatType(draft), count))

const integers = (draft: Draft, count: number) =>
  valueLike(draft, ofSize(draft, uintType(draft), count))

const object = (draft: Draft, { type }: ImageType) => [load(draft, type)]

const isSparse = ({ world }: Draft) => world.client !== 'opengl'
const keyOf = (of: Type | undefined) => `sparse ${of?.id}`

/** Result type of an instruction with that name: of a sparse one, a code and what another one would result in. */
function resultOf(draft: Draft, name: string, plain: Type): Type {
  if (!name.includes('Sparse')) return plain
  declare(draft, 'SparseResidency')
  return typeOnce(draft, keyOf(plain), () => structureType(draft, [uintType(draft), plain], false))
}

/** Makes rows of a kind of images, whose names begin alike: of instructions, what they take, and what they result in. */
function accessesOf<Image>(
  drawn: (draft: Draft) => Image,
  permits: Emitter['applies'],
  start = '',
) {
  return (
    name: string,
    passes: (image: Image) => boolean,
    operands: (draft: Draft, image: Image) => Words,
    result?: (draft: Draft, image: Image) => Type,
    applies: Emitter['applies'] = permits,
    weight = 1,
  ): Emitter => {
    const isOpen = name.includes('Sparse') ? isSparse : always
    return when(
      (draft) => applies(draft) && isOpen(draft),
      `${start}${hyphened(name)}`,
      weight,
      (draft) => {
        const image = drawn(draft)
        if (!passes(image)) return false
        if (draft.world.shader && name.includes('Query')) declare(draft, 'ImageQuery')
        const type = result && resultOf(draft, name, result(draft, image))
        const words = operands(draft, image)
        return type === undefined
          ? write(draft, name, ...words)
          : compute(draft, name, type, ...words)
      },
    )
  }
}

const access = accessesOf(drawImageType, always)

/** True of what is used with a sampler. */
const sampledWithSampler = ({ sampled, dim }: ImageType) => sampled && dim !== 'Buffer'

/** True of what is read and written without a sampler. */
const isStored = ({ sampled, dim }: ImageType) => !sampled && dim !== 'Cube'

/** The type of the size of an image. */
const sizeType = (draft: Draft, { dim, coordinates }: ImageType) =>
  ofSize(draft, uintType(draft), dim === 'Cube' ? 2 : coordinates)

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
  access('OpImageWrite', isStored, (draft, image) => {
    const stored = load(draft, image.type)
    const value = valueLike(draft, texel(draft, image))
    return [stored, integers(draft, image.coordinates), value]
  }),
  access('OpImageQuerySize', (image) => !sampledWithSampler(image), object, sizeType),
  access(
    'OpImageQuerySizeLod',
    sampledWithSampler,
    (draft, { type }) => [load(draft, type), integers(draft, 1)],
    sizeType,
  ),
  access('OpImageQueryLevels', sampledWithSampler, object, uintType),
  access(
    'OpImageQueryLod',
    sampledWithSampler,
    (draft, image) => {
      const sampled = withSampler(draft, image)
      return [sampled, floats(draft, image.coordinates - (image.arrayed ? 1 : 0))]
    },
    (draft) => ofSize(draft, floatType(draft), 2),
    inFragments,
  ),
  when(inShaders, 'image-query-samples', 1, (draft) => {
    declare(draft, 'ImageQuery')
    const image = load(draft, multisampledType(draft))
    compute(draft, 'OpImageQuerySamples', uintType(draft), image)
  }),
  when(always, 'image', 1, (draft) => {
    const image = drawImageType(draft)
    if (!sampledWithSampler(image)) return false
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
    6,
    (draft, { type }) => {
      const pointer = heapPointer(draft, type)
      return [type.id, pointer]
    },
  ),
]

const plainDims: readonly string[] = ['1D', '2D', '3D']
const gatheredDims: readonly string[] = ['2D', 'Cube']

/** A comparison reads one component of an image of floats, which has fewer than three dimensions in Vulkan. */
const isCompared = ({ component, dim }: ImageType) => component.kind === 'float' && dim !== '3D'

/** A row that samples, as the parts of its name say: `Proj`, `Dref`, `ImplicitLod` or `ExplicitLod`. */
function sample(name: string): Emitter {
  const projects = name.includes('Proj')
  const compares = name.includes('Dref')
  const isExplicit = name.includes('ExplicitLod')
  return access(
    name,
    (image) =>
      sampledWithSampler(image) &&
      (!projects || (plainDims.includes(image.dim) && !image.arrayed)) &&
      (!compares || isCompared(image)),
    (draft, image) => [
      withSampler(draft, image),
      floats(draft, image.coordinates + (projects ? 1 : 0)),
      ...(compares ? [floats(draft, 1)] : []),
      ...(isExplicit ? [lod, floats(draft, 1)] : []),
    ],
    (draft, image) => (compares ? image.component : texel(draft, image)),
    isExplicit ? always : inFragments,
    // Few images are fit for a comparison.
    compares ? 3 : 1,
  )
}

function gather(name: string): Emitter {
  const compares = name.includes('Dref')
  return access(
    name,
    (image) =>
      sampledWithSampler(image) &&
      gatheredDims.includes(image.dim) &&
      (!compares || isCompared(image)),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const operand = compares ? floats(draft, 1) : uint(draft, draft.draw.below(4))
      return [sampled, floats(draft, image.coordinates), operand]
    },
    texel,
  )
}

function fetch(name: string): Emitter {
  return access(
    name,
    ({ sampled, dim }) => sampled && dim !== 'Cube',
    (draft, { type, dim, coordinates }) => [
      load(draft, type),
      integers(draft, coordinates),
      ...(dim === 'Buffer' ? [] : [lod, integers(draft, 1)]),
    ],
    texel,
  )
}

function read(name: string): Emitter {
  return access(
    name,
    isStored,
    (draft, { type, coordinates }) => [load(draft, type), integers(draft, coordinates)],
    texel,
  )
}

/** The kinds of sampling, in the middle of a name. */
const kinds = ['', 'Dref', 'Proj', 'ProjDref'] as const

const isSparseShader = (draft: Draft) => draft.world.shader && isSparse(draft)

/** Instructions that read texels, each also with a code that says whether they are resident. */
export const samplings: readonly Emitter[] = [
  ...kinds.flatMap((kind) => [
    sample(`OpImageSample${kind}ImplicitLod`),
    sample(`OpImageSample${kind}ExplicitLod`),
  ]),
  ...['', 'Dref'].flatMap((kind) => [
    sample(`OpImageSparseSample${kind}ImplicitLod`),
    sample(`OpImageSparseSample${kind}ExplicitLod`),
    gather(`OpImage${kind}Gather`),
    gather(`OpImageSparse${kind}Gather`),
  ]),
  fetch('OpImageFetch'),
  fetch('OpImageSparseFetch'),
  read('OpImageRead'),
  read('OpImageSparseRead'),
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

const kernelAccess = accessesOf(
  ({ draw, kernelImages: handed }) => draw.of(handed),
  ({ kernelImages: handed }) => handed.length > 0,
  'kernel-',
)

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

const isWritten = ({ writes }: KernelImage) => writes
const isRead = ({ writes }: KernelImage) => !writes
const anyTexel = (draft: Draft) =>
  vectorType(draft, draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft), 4)
/** Components of Coordinate: OpenCL has vectors of four for 3D images. */
const components = ({ coordinates }: KernelImage) => (coordinates === 3 ? 4 : coordinates)
const kernelImage = (_: Draft, { id }: KernelImage) => [id]

/** Instructions on the images that were handed to a kernel. */
export const kernelImages: readonly Emitter[] = [
  kernelAccess(
    'OpImageSampleExplicitLod',
    isRead,
    (draft, image) => {
      const at = floats(draft, components(image))
      // Another level than the first asks for ImageMipmap.
      const level = number(draft, floatType(draft), [0])
      const sampler = constantSampler(draft)
      const type = sampledImageType(draft, image.type)
      return [make(draft, 'OpSampledImage', type, image.id, sampler), at, lod, level]
    },
    anyTexel,
  ),
  kernelAccess(
    'OpImageRead',
    isRead,
    (draft, image) => [image.id, integers(draft, components(image))],
    anyTexel,
  ),
  kernelAccess('OpImageWrite', isWritten, (draft, image) => [
    image.id,
    integers(draft, components(image)),
    valueLike(draft, anyTexel(draft)),
  ]),
  kernelAccess('OpImageQueryFormat', always, kernelImage, uintType),
  kernelAccess('OpImageQueryOrder', always, kernelImage, uintType),
  kernelAccess(
    'OpImageQuerySizeLod',
    always,
    (draft, { id }) => [id, integers(draft, 1)],
    (draft, { coordinates }) => ofSize(draft, uintType(draft), coordinates),
  ),
]
