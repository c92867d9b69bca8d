import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { ofSize, sampledImageType, samplerType } from '../image-types.ts'
import type { KernelImage } from '../kernel-images.ts'
import { number } from '../literals.ts'
import { floatType, uintType } from '../scalar-types.ts'
import { valueLike } from '../values.ts'
import { write } from '../write.ts'

const opSampledImage = opcodeOf('OpSampledImage')
const opConstantSampler = opcodeOf('OpConstantSampler')
const opImageSampleExplicitLod = opcodeOf('OpImageSampleExplicitLod')
const opImageRead = opcodeOf('OpImageRead')
const opImageWrite = opcodeOf('OpImageWrite')
const opImageQueryFormat = opcodeOf('OpImageQueryFormat')
const opImageQueryOrder = opcodeOf('OpImageQueryOrder')
const opImageQuerySizeLod = opcodeOf('OpImageQuerySizeLod')
const literalSampler = capabilityNamed('LiteralSampler')
const lod = enumerantOf('ImageOperands', 'Lod')

/** A sampler of the module itself. */
function constantSampler(draft: Draft): number {
  const known = draft.ids.get('constant sampler')
  if (known !== undefined) return known
  const { draw } = draft
  const type = samplerType(draft)
  declare(draft, literalSampler)
  const id = draft.bound++
  draft.declarations.push({
    opcode: opConstantSampler,
    words: [type.id, id, draw.below(5), draw.below(2), draw.below(2)],
  })
  draft.ids.set('constant sampler', id)
  return id
}

/** A row for the images that were handed to the kernel. */
function row(
  name: string,
  passes: (image: KernelImage) => boolean,
  emit: (draft: Draft, image: KernelImage) => void,
): Emitter {
  return {
    name: `kernel-${name}`,
    weight: 1,
    applies: ({ kernelImages }) => kernelImages.length > 0,
    emit(draft) {
      const image = draft.draw.of(draft.kernelImages)
      if (!passes(image)) return false
      emit(draft, image)
      return true
    },
  }
}

const isRead = ({ writes }: KernelImage) => !writes
const always = () => true
const texel = (draft: Draft) =>
  vectorType(draft, draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft), 4)
/** Components of Coordinate: OpenCL has vectors of four for 3D images. */
const components = ({ coordinates }: KernelImage) => (coordinates === 3 ? 4 : coordinates)
const coordinate = (draft: Draft, image: KernelImage) =>
  valueLike(draft, ofSize(draft, uintType(draft), components(image)))

/** Instructions on images of kernels. */
export const kernelImages: readonly Emitter[] = [
  row('image-sample-explicit-lod', isRead, (draft, image) => {
    const type = texel(draft)
    const at = valueLike(draft, ofSize(draft, floatType(draft), components(image)))
    // Another level than the first asks for ImageMipmap.
    const level = number(draft, floatType(draft), [0])
    const sampler = constantSampler(draft)
    const sampled = draft.bound++
    const sampledType = sampledImageType(draft, image.type)
    write(draft, opSampledImage, sampledType.id, sampled, image.id, sampler)
    compute(draft, opImageSampleExplicitLod, type, sampled, at, lod, level)
  }),
  row('image-read', isRead, (draft, image) => {
    compute(draft, opImageRead, texel(draft), image.id, coordinate(draft, image))
  }),
  row(
    'image-write',
    ({ writes }) => writes,
    (draft, image) => {
      const at = coordinate(draft, image)
      write(draft, opImageWrite, image.id, at, valueLike(draft, texel(draft)))
    },
  ),
  row('image-query-format', always, (draft, image) => {
    compute(draft, opImageQueryFormat, uintType(draft), image.id)
  }),
  row('image-query-order', always, (draft, image) => {
    compute(draft, opImageQueryOrder, uintType(draft), image.id)
  }),
  row('image-query-size-lod', always, (draft, image) => {
    const type = ofSize(draft, uintType(draft), image.coordinates)
    compute(draft, opImageQuerySizeLod, type, image.id, valueLike(draft, uintType(draft)))
  }),
]
