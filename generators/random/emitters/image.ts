import { declare } from '../capability.ts'
import type { Draft, Pointer } from '../draft.ts'
import { always, type Emitter, emitter, inShaders } from '../emitter.ts'
import { heapPointer } from '../heap.ts'
import {
  drawImageType,
  type ImageType,
  multisampledType,
  ofSize,
  sampledImageType,
  samplerType,
} from '../image-types.ts'
import { uint } from '../literals.ts'
import { point } from '../pointers.ts'
import { floatType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { bind, globalVariable, newPointer } from '../variables.ts'
import { compute, make, write } from '../write.ts'

/** The mask of Lod among image operands. */
export const lod = 0x2
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
export function load(draft: Draft, type: Type): number {
  return make(draft, 'OpLoad', type, descriptor(draft, type))
}

/** Loads an image and a sampler, and puts them together. */
export function withSampler(draft: Draft, { type }: ImageType): number {
  const image = load(draft, type)
  const sampler = load(draft, samplerType(draft))
  return make(draft, 'OpSampledImage', sampledImageType(draft, type), image, sampler)
}

/** What an instruction reads or writes at one coordinate. */
export function texel(draft: Draft, { component }: ImageType): Type {
  return ofSize(draft, component, 4)
}

/** Where to sample. */
export function floatCoordinate(draft: Draft, { coordinates }: ImageType): number {
  return valueLike(draft, ofSize(draft, floatType(draft), coordinates))
}

/** Where to fetch, read or write. */
export function integerCoordinate(draft: Draft, { coordinates }: ImageType): number {
  return valueLike(draft, ofSize(draft, uintType(draft), coordinates))
}

/** A row for image types that pass. */
export function row(
  name: string,
  passes: (image: ImageType) => boolean,
  emit: (draft: Draft, image: ImageType) => void,
  applies: Emitter['applies'] = always,
  weight = 1,
): Emitter {
  return emitter(
    name,
    weight,
    (draft) => {
      const image = drawImageType(draft)
      return passes(image) && emit(draft, image)
    },
    applies,
  )
}

/** True of what is used with a sampler. */
export function sampledWithSampler({ sampled, dim }: ImageType): boolean {
  return sampled && dim !== 'Buffer'
}

/** True of what is read and written without a sampler. */
export function isStored({ sampled, dim }: ImageType): boolean {
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
  emitter(
    'image-query-samples',
    1,
    (draft) => {
      declare(draft, 'ImageQuery')
      const image = load(draft, multisampledType(draft))
      compute(draft, 'OpImageQuerySamples', uintType(draft), image)
    },
    inShaders,
  ),
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
