import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { heapPointer } from '../heap-pointer.ts'
import {
  drawImageType,
  type ImageType,
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

const opLoad = opcodeOf('OpLoad')
const opSampledImage = opcodeOf('OpSampledImage')
const opImageSampleImplicitLod = opcodeOf('OpImageSampleImplicitLod')
const opImageSampleExplicitLod = opcodeOf('OpImageSampleExplicitLod')
const opImageFetch = opcodeOf('OpImageFetch')
const opImageGather = opcodeOf('OpImageGather')
const opImageRead = opcodeOf('OpImageRead')
const opImageWrite = opcodeOf('OpImageWrite')
const opImageQuerySize = opcodeOf('OpImageQuerySize')
const opImageQuerySizeLod = opcodeOf('OpImageQuerySizeLod')
const opImageQueryLevels = opcodeOf('OpImageQueryLevels')
const opImageTexelPointer = opcodeOf('OpImageTexelPointer')
const opUntypedImageTexelPointerEXT = opcodeOf('OpUntypedImageTexelPointerEXT')
const imageQuery = capabilityNamed('ImageQuery')
const lod = 0x2
const { uniformConstant, image: imageClass } = storageClasses
const always = () => true

/** A variable that holds a descriptor of that type. */
function descriptorVariable(draft: Draft, type: Type): number {
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
  const pointer = descriptor(draft, type)
  const id = draft.bound++
  write(draft, opLoad, type.id, id, pointer)
  return id
}

function withSampler(draft: Draft, { type }: ImageType): number {
  const image = load(draft, type)
  const sampler = load(draft, samplerType(draft))
  const id = draft.bound++
  write(draft, opSampledImage, sampledImageType(draft, type).id, id, image, sampler)
  return id
}

const texel = (draft: Draft, { component }: ImageType) => ofSize(draft, component, 4)

function floatCoordinate(draft: Draft, { coordinates }: ImageType): number {
  return valueLike(draft, ofSize(draft, floatType(draft), coordinates))
}

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

const sampledWithSampler = ({ sampled, dim }: ImageType) => sampled && dim !== 'Buffer'
const isStored = ({ sampled, dim }: ImageType) => !sampled && dim !== 'Cube'

/** Instructions on images of shaders. */
export const images: readonly Emitter[] = [
  row(
    'image-sample-implicit-lod',
    sampledWithSampler,
    (draft, image) => {
      const sampled = withSampler(draft, image)
      compute(
        draft,
        opImageSampleImplicitLod,
        texel(draft, image),
        sampled,
        floatCoordinate(draft, image),
      )
    },
    ({ world }) => world.model === 'Fragment',
  ),
  row('image-sample-explicit-lod', sampledWithSampler, (draft, image) => {
    const sampled = withSampler(draft, image)
    const level = valueLike(draft, floatType(draft))
    const coordinate = floatCoordinate(draft, image)
    const type = texel(draft, image)
    compute(draft, opImageSampleExplicitLod, type, sampled, coordinate, lod, level)
  }),
  row(
    'image-gather',
    (image) => sampledWithSampler(image) && (image.dim === '2D' || image.dim === 'Cube'),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const component = uint(draft, draft.draw.below(4))
      const coordinate = floatCoordinate(draft, image)
      compute(draft, opImageGather, texel(draft, image), sampled, coordinate, component)
    },
  ),
  row(
    'image-fetch',
    ({ sampled, dim }) => sampled && dim !== 'Cube',
    (draft, image) => {
      const object = load(draft, image.type)
      const coordinate = integerCoordinate(draft, image)
      const level = image.dim === 'Buffer' ? [] : [lod, valueLike(draft, uintType(draft))]
      compute(draft, opImageFetch, texel(draft, image), object, coordinate, ...level)
    },
  ),
  row('image-read', isStored, (draft, image) => {
    const object = load(draft, image.type)
    compute(draft, opImageRead, texel(draft, image), object, integerCoordinate(draft, image))
  }),
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
