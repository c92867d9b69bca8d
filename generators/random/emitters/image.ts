import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { heapPointer } from '../heap-pointer.ts'
import {
  drawImageType,
  type ImageType,
  multisampledType,
  ofSize,
  sampledImageType,
  samplerType,
} from '../image-types.ts'
import { uint } from '../literals.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { floatType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { bind, globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opImage = opcodeOf('OpImage')
const opLoad = opcodeOf('OpLoad')
const opSampledImage = opcodeOf('OpSampledImage')
const opImageWrite = opcodeOf('OpImageWrite')
const opImageQuerySize = opcodeOf('OpImageQuerySize')
const opImageQuerySizeLod = opcodeOf('OpImageQuerySizeLod')
const opImageQueryLod = opcodeOf('OpImageQueryLod')
const opImageQuerySamples = opcodeOf('OpImageQuerySamples')
const opImageQueryLevels = opcodeOf('OpImageQueryLevels')
const opImageTexelPointer = opcodeOf('OpImageTexelPointer')
const opUntypedImageTexelPointerEXT = opcodeOf('OpUntypedImageTexelPointerEXT')
const imageQuery = capabilityNamed('ImageQuery')
/** The mask of Lod among image operands. */
export const lod = 0x2
const { uniformConstant, image: imageClass } = storageClasses
const always = () => true

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
  const pointer = descriptor(draft, type)
  const id = draft.bound++
  write(draft, opLoad, type.id, id, pointer)
  return id
}

/** Loads an image and a sampler, and puts them together. */
export function withSampler(draft: Draft, { type }: ImageType): number {
  const image = load(draft, type)
  const sampler = load(draft, samplerType(draft))
  const id = draft.bound++
  write(draft, opSampledImage, sampledImageType(draft, type).id, id, image, sampler)
  return id
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
  return {
    name,
    weight,
    applies,
    emit(draft) {
      const image = drawImageType(draft)
      if (!passes(image)) return false
      emit(draft, image)
      return true
    },
  }
}

/** True of what is used with a sampler. */
export function sampledWithSampler({ sampled, dim }: ImageType): boolean {
  return sampled && dim !== 'Buffer'
}

/** True of what is read and written without a sampler. */
export function isStored({ sampled, dim }: ImageType): boolean {
  return !sampled && dim !== 'Cube'
}

/** Instructions on images of shaders, apart from those that read texels. */
export const images: readonly Emitter[] = [
  row('image-write', isStored, (draft, image) => {
    const object = load(draft, image.type)
    const value = valueLike(draft, texel(draft, image))
    write(draft, opImageWrite, object, integerCoordinate(draft, image), value)
  }),
  row(
    'image-query-size',
    ({ sampled, dim }) => !sampled || dim === 'Buffer',
    (draft, image) => {
      declare(draft, imageQuery)
      const object = load(draft, image.type)
      const size = image.dim === 'Cube' ? 2 : image.coordinates
      compute(draft, opImageQuerySize, ofSize(draft, uintType(draft), size), object)
    },
  ),
  row('image-query-size-lod', sampledWithSampler, (draft, image) => {
    declare(draft, imageQuery)
    const object = load(draft, image.type)
    const size = image.dim === 'Cube' ? 2 : image.coordinates
    const type = ofSize(draft, uintType(draft), size)
    compute(draft, opImageQuerySizeLod, type, object, valueLike(draft, uintType(draft)))
  }),
  row('image-query-levels', sampledWithSampler, (draft, image) => {
    declare(draft, imageQuery)
    compute(draft, opImageQueryLevels, uintType(draft), load(draft, image.type))
  }),
  row(
    'image-query-lod',
    sampledWithSampler,
    (draft, image) => {
      declare(draft, imageQuery)
      const sampled = withSampler(draft, image)
      const count = image.coordinates - (image.arrayed ? 1 : 0)
      const coordinate = valueLike(draft, ofSize(draft, floatType(draft), count))
      compute(draft, opImageQueryLod, ofSize(draft, floatType(draft), 2), sampled, coordinate)
    },
    ({ world }) => world.model === 'Fragment',
  ),
  {
    name: 'image-query-samples',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      declare(draft, imageQuery)
      const image = load(draft, multisampledType(draft))
      compute(draft, opImageQuerySamples, uintType(draft), image)
      return true
    },
  },
  row('image', sampledWithSampler, (draft, image) => {
    declare(draft, imageQuery)
    const sampled = withSampler(draft, image)
    const id = draft.bound++
    write(draft, opImage, image.type.id, id, sampled)
    compute(draft, opImageQueryLevels, uintType(draft), id)
  }),
  row(
    'image-texel-pointer',
    ({ atomic, dim }) => atomic && dim !== 'Cube',
    (draft, image) => {
      const variable = descriptorVariable(draft, image.type)
      const type = pointerType(draft, imageClass, image.component)
      const coordinate = integerCoordinate(draft, image)
      const id = draft.bound++
      write(draft, opImageTexelPointer, type.id, id, variable, coordinate, uint(draft, 0))
      draft.pointers.push(texelPointer(id, image.component, true))
    },
  ),
  row(
    'untyped-image-texel-pointer',
    ({ atomic, dim }) => atomic && dim !== 'Cube',
    (draft, image) => {
      const pointer = heapPointer(draft, image.type)
      const type = untypedPointerType(draft, imageClass)
      const operands = [image.type.id, pointer, integerCoordinate(draft, image), uint(draft, 0)]
      const id = draft.bound++
      write(draft, opUntypedImageTexelPointerEXT, type.id, id, ...operands)
      draft.pointers.push(texelPointer(id, image.component, false))
    },
    ({ world }) => world.heap,
    6,
  ),
]

/** A pointer that atomic instructions may take and no others. */
function texelPointer(id: number, pointee: Type, typed: boolean): Pointer {
  return {
    id,
    storageClass: imageClass,
    pointee,
    typed,
    declaration: false,
    writable: false,
    readable: false,
    block: false,
    matrix: false,
  }
}
