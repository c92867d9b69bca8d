import { type KernelImage, ofSize, sampledImageType, samplerType } from '../descriptors.ts'
import type { Draft } from '../draft.ts'
import { always, type Emitter, when } from '../emitter.ts'
import { floatType, number, uintType, vectorType } from '../types.ts'
import { valueLike } from '../values.ts'
import { compute, declare, declareObject, enumerantOf, idOnce, make, write } from '../write.ts'

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

const hasImages = ({ kernelImages }: Draft) => kernelImages.length > 0

/** A row for the images that were handed to the kernel. */
function row(
  name: string,
  passes: (image: KernelImage) => boolean,
  emit: (draft: Draft, image: KernelImage) => void,
): Emitter {
  return when(hasImages, `kernel-${name}`, 1, (draft) => {
    const image = draft.draw.of(draft.kernelImages)
    return passes(image) && emit(draft, image)
  })
}

const isRead = ({ writes }: KernelImage) => !writes
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
    const sampledType = sampledImageType(draft, image.type)
    const sampled = make(draft, 'OpSampledImage', sampledType, image.id, sampler)
    const lod = enumerantOf('ImageOperands', 'Lod')
    compute(draft, 'OpImageSampleExplicitLod', type, sampled, at, lod, level)
  }),
  row('image-read', isRead, (draft, image) => {
    compute(draft, 'OpImageRead', texel(draft), image.id, coordinate(draft, image))
  }),
  row(
    'image-write',
    ({ writes }) => writes,
    (draft, image) => {
      const at = coordinate(draft, image)
      write(draft, 'OpImageWrite', image.id, at, valueLike(draft, texel(draft)))
    },
  ),
  row('image-query-format', always, (draft, image) => {
    compute(draft, 'OpImageQueryFormat', uintType(draft), image.id)
  }),
  row('image-query-order', always, (draft, image) => {
    compute(draft, 'OpImageQueryOrder', uintType(draft), image.id)
  }),
  row('image-query-size-lod', always, (draft, image) => {
    const type = ofSize(draft, uintType(draft), image.coordinates)
    compute(draft, 'OpImageQuerySizeLod', type, image.id, valueLike(draft, uintType(draft)))
  }),
]
