import { hyphened } from '../../signatures/hyphened.ts'
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
import type { Draft, Pointer, Type } from '../draft.ts'
import { always, type Emitter, inFragments, inShaders, when } from '../emitter.ts'
import {
  boolType,
  floatType,
  structureType,
  typeOnce,
  uint,
  uintType,
  vectorType,
} from '../types.ts'
import { valueLike, zerosOf } from '../values.ts'
import { bind, globalVariable, newPointer, point } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, decorate, make, write } from '../write.ts'

/** The mask of Lod among image operands. */
const lod = 0x2
const { uniformConstant, image: imageClass } = storageClasses

/** A variable that holds a descriptor of that type. */
export function descriptorVariable(draft: Draft, type: Type): number {
  const found = draft.globals.find(({ pointee }) => pointee === type)
  if (found !== undefined) return found.id
  const pointer = globalVariable(draft, uniformConstant, type, true, { writable: false })
  bind(draft, pointer.id)
  return pointer.id
}

/** A pointer to a descriptor: to a variable, or into a heap. */
function descriptor(draft: Draft, type: Type): number {
  return draft.world.heap && draft.draw.below(3) > 0
    ? heapPointer(draft, type)
    : descriptorVariable(draft, type)
}

/** Loads a descriptor: an object that no other instruction but those on images may take. */
function load(draft: Draft, type: Type): number {
  return make(draft, 'OpLoad', type, descriptor(draft, type))
}

/** Loads an image and a sampler, and puts them together. */
function withSampler(draft: Draft, { type }: ImageType): number {
  const image = load(draft, type)
  const sampler = load(draft, samplerType(draft))
  return make(draft, 'OpSampledImage', sampledImageType(draft, type), image, sampler)
}

/** What an instruction reads or writes at one coordinate. */
function texel(draft: Draft, { component }: ImageType): Type {
  return ofSize(draft, component, 4)
}

/** Where to sample. */
function floatCoordinate(draft: Draft, { coordinates }: ImageType): number {
  return valueLike(draft, ofSize(draft, floatType(draft), coordinates))
}

/** Where to fetch, read or write. */
function integerCoordinate(draft: Draft, { coordinates }: ImageType): number {
  return valueLike(draft, ofSize(draft, uintType(draft), coordinates))
}

/** A row for image types that pass. */
function row(
  name: string,
  passes: (image: ImageType) => boolean,
  emit: (draft: Draft, image: ImageType) => void,
  applies: Emitter['applies'] = always,
  weight = 1,
): Emitter {
  return when(applies, name, weight, (draft) => {
    const image = drawImageType(draft)
    return passes(image) && emit(draft, image)
  })
}

/** True of what is used with a sampler. */
function sampledWithSampler({ sampled, dim }: ImageType): boolean {
  return sampled && dim !== 'Buffer'
}

/** True of what is read and written without a sampler. */
function isStored({ sampled, dim }: ImageType): boolean {
  return !sampled && dim !== 'Cube'
}

/** A row for image types that pass, of an instruction that asks for something about an image. */
function query(
  name: string,
  passes: (image: ImageType) => boolean,
  emit: (draft: Draft, image: ImageType) => void,
  applies?: Emitter['applies'],
): Emitter {
  const declaring = (draft: Draft, image: ImageType) => {
    declare(draft, 'ImageQuery')
    emit(draft, image)
  }
  return row(name, passes, declaring, applies)
}

/** The type of the size of an image. */
function sizeType(draft: Draft, { dim, coordinates }: ImageType): Type {
  return ofSize(draft, uintType(draft), dim === 'Cube' ? 2 : coordinates)
}

/** What is known of a pointer that atomic instructions may take and no others. */
function texelPointer(pointee: Type, typed: boolean): Pointer {
  return newPointer(0, imageClass, pointee, typed, { writable: false, readable: false })
}

const isAtomic = ({ atomic, dim }: ImageType) => atomic && dim !== 'Cube'

/** Instructions on images of shaders, apart from those that read texels. */
export const images: readonly Emitter[] = [
  row('image-write', isStored, (draft, image) => {
    const object = load(draft, image.type)
    const value = valueLike(draft, texel(draft, image))
    write(draft, 'OpImageWrite', object, integerCoordinate(draft, image), value)
  }),
  query(
    'image-query-size',
    ({ sampled, dim }) => !sampled || dim === 'Buffer',
    (draft, image) => {
      const object = load(draft, image.type)
      compute(draft, 'OpImageQuerySize', sizeType(draft, image), object)
    },
  ),
  query('image-query-size-lod', sampledWithSampler, (draft, image) => {
    const object = load(draft, image.type)
    const type = sizeType(draft, image)
    compute(draft, 'OpImageQuerySizeLod', type, object, valueLike(draft, uintType(draft)))
  }),
  query('image-query-levels', sampledWithSampler, (draft, image) => {
    const type = uintType(draft)
    compute(draft, 'OpImageQueryLevels', type, load(draft, image.type))
  }),
  query(
    'image-query-lod',
    sampledWithSampler,
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const count = image.coordinates - (image.arrayed ? 1 : 0)
      const coordinate = valueLike(draft, ofSize(draft, floatType(draft), count))
      compute(draft, 'OpImageQueryLod', ofSize(draft, floatType(draft), 2), sampled, coordinate)
    },
    ({ world }) => world.model === 'Fragment',
  ),
  when(inShaders, 'image-query-samples', 1, (draft) => {
    declare(draft, 'ImageQuery')
    const image = load(draft, multisampledType(draft))
    compute(draft, 'OpImageQuerySamples', uintType(draft), image)
  }),
  query('image', sampledWithSampler, (draft, image) => {
    const object = make(draft, 'OpImage', image.type, withSampler(draft, image))
    compute(draft, 'OpImageQueryLevels', uintType(draft), object)
  }),
  row('image-texel-pointer', isAtomic, (draft, image) => {
    const variable = descriptorVariable(draft, image.type)
    const to = texelPointer(image.component, true)
    const coordinate = integerCoordinate(draft, image)
    point(draft, 'OpImageTexelPointer', to, variable, coordinate, uint(draft, 0))
  }),
  row(
    'untyped-image-texel-pointer',
    isAtomic,
    (draft, image) => {
      const pointer = heapPointer(draft, image.type)
      const to = texelPointer(image.component, false)
      const operands = [image.type.id, pointer, integerCoordinate(draft, image), uint(draft, 0)]
      point(draft, 'OpUntypedImageTexelPointerEXT', to, ...operands)
    },
    ({ world }) => world.heap,
    6,
  ),
]

const plainDims: readonly string[] = ['1D', '2D', '3D']
const gatheredDims: readonly string[] = ['2D', 'Cube']
const isFragment = ({ world }: Draft) => world.model === 'Fragment'
const isSparse = ({ world }: Draft) => world.client !== 'opengl'

const keyOf = (of: Type | undefined) => `sparse ${of?.id}`

/** Result type of an instruction with that name: of a sparse one, a code and what another one would result in. */
function resultOf(draft: Draft, name: string, plain: Type): Type {
  if (!name.includes('Sparse')) return plain
  declare(draft, 'SparseResidency')
  return typeOnce(draft, keyOf(plain), () => structureType(draft, [uintType(draft), plain], false))
}

/** A comparison reads one component of an image of floats, which has fewer than three dimensions in Vulkan. */
const isCompared = ({ component, dim }: ImageType) => component.kind === 'float' && dim !== '3D'

/** A row that samples, as the parts of its name say: `Proj`, `Dref`, `ImplicitLod` or `ExplicitLod`. */
function sample(name: string): Emitter {
  const projects = name.includes('Proj')
  const compares = name.includes('Dref')
  const isExplicit = name.includes('ExplicitLod')
  const sparse = name.includes('Sparse')
  return row(
    hyphened(name),
    (image) =>
      sampledWithSampler(image) &&
      (!projects || (plainDims.includes(image.dim) && !image.arrayed)) &&
      (!compares || isCompared(image)),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const count = image.coordinates + (projects ? 1 : 0)
      const coordinate = valueLike(draft, ofSize(draft, floatType(draft), count))
      const reference = compares ? [valueLike(draft, floatType(draft))] : []
      const level = isExplicit ? [lod, valueLike(draft, floatType(draft))] : []
      const type = resultOf(draft, name, compares ? image.component : texel(draft, image))
      compute(draft, name, type, sampled, coordinate, ...reference, ...level)
    },
    (draft) => (isExplicit || isFragment(draft)) && (!sparse || isSparse(draft)),
    // Few images are fit for a comparison.
    compares ? 3 : 1,
  )
}

function gather(name: string): Emitter {
  const compares = name.includes('Dref')
  return row(
    hyphened(name),
    (image) =>
      sampledWithSampler(image) &&
      gatheredDims.includes(image.dim) &&
      (!compares || isCompared(image)),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const operand = compares
        ? valueLike(draft, floatType(draft))
        : uint(draft, draft.draw.below(4))
      const coordinate = floatCoordinate(draft, image)
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, name, type, sampled, coordinate, operand)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function fetch(name: string): Emitter {
  return row(
    hyphened(name),
    ({ sampled, dim }) => sampled && dim !== 'Cube',
    (draft, image) => {
      const object = load(draft, image.type)
      const coordinate = integerCoordinate(draft, image)
      const level = image.dim === 'Buffer' ? [] : [lod, valueLike(draft, uintType(draft))]
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, name, type, object, coordinate, ...level)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function read(name: string): Emitter {
  return row(
    hyphened(name),
    isStored,
    (draft, image) => {
      const object = load(draft, image.type)
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, name, type, object, integerCoordinate(draft, image))
    },
    name.includes('Sparse') ? isSparse : always,
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

function attachment(draft: Draft, type: Type): number {
  const isNew = draft.globals.every(({ pointee }) => pointee !== type)
  const variable = descriptorVariable(draft, type)
  if (isNew) decorate(draft, variable, 'InputAttachmentIndex', 0)
  return variable
}

/** Reads of input attachments, at the constant coordinate (0, 0) that Vulkan asks for (SubpassData-04660). */
export const subpasses: readonly Emitter[] = [
  when(inFragments, 'subpass-read', 1, (draft) => {
    const type = subpassType(draft)
    const variable = attachment(draft, type)
    const coordinate = zerosOf(draft, vectorType(draft, uintType(draft), 2))
    const image = make(draft, 'OpLoad', type, variable)
    compute(draft, 'OpImageRead', vectorType(draft, floatType(draft), 4), image, coordinate)
  }),
]
