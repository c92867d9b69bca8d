import { bits, fact, factWith, scalar, scalarOrVector } from '../signatures/facts.ts'
import { type ImageShape, imageFrom } from '../signatures/image-shape.ts'
import { countOf, float, matrix, type Shape, vector, widthOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  joined,
  type Signature,
  type Slot,
  type SlotName,
  signaturesOf,
  slot,
} from '../signatures/signature.ts'

/** The image type of an image or a sampled image. */
function imageOf(shape: Shape): ImageShape | undefined {
  const image = shape.kind === 'sampled-image' ? shape.image : shape
  return image.kind === 'image' ? image : undefined
}

function imagesOf(list: string): readonly ImageShape[] {
  return list.split(/,\s+/).flatMap((each) => imageFrom(each.split(' ')) ?? [])
}

/** Image types to show instructions with, by their operands, between commas. */
export function imagesToShow(list: string): () => readonly Content[] {
  return () => imagesOf(list).map((shape) => ({ kind: 'type', shape }))
}

/** The same with samplers. */
function sampledImagesToShow(list: string): () => readonly Content[] {
  return () =>
    imagesOf(list).map((image) => ({ kind: 'type', shape: { kind: 'sampled-image', image } }))
}

/** A fact about the image type of the slot. */
function image(must: string, holds: (image: ImageShape) => boolean): Fact {
  return fact(must, (shape) => {
    const imageShape = imageOf(shape)
    return imageShape !== undefined && holds(imageShape)
  })
}

const extents: Readonly<Record<string, number>> = {
  '1D': 1,
  Buffer: 1,
  '2D': 2,
  Rect: 2,
  '3D': 3,
}

/** As many components as the size of the image in another slot, the number of its layers included. */
export function asManyAsTheSizeOf(other: SlotName): Fact {
  const sizeOf = (shape: Shape) => {
    const imageShape = imageOf(shape)
    const extent = imageShape && (imageShape.dim === 'Cube' ? 2 : extents[imageShape.dim])
    return extent === undefined ? undefined : extent + Number(imageShape?.isArrayed)
  }
  return factWith(
    other,
    (shape, name) => `have a component for each dimension of ${name} (${sizeOf(shape)})`,
    (held, shape) => {
      const [count, size] = [countOf(held), sizeOf(shape)]
      return count === undefined || size === undefined ? undefined : count === size
    },
  )
}

/** At least as many components as coordinates in the image of another slot, without one for the layer. */
function atLeastTheCoordinatesOf(other: SlotName): Fact {
  const neededFor = (shape: Shape) => {
    const imageShape = imageOf(shape)
    return imageShape && (imageShape.dim === 'Cube' ? 3 : extents[imageShape.dim])
  }
  return factWith(
    other,
    (shape, name) => `have a component for each coordinate in ${name} (${neededFor(shape)})`,
    (held, shape) => {
      const [count, needed] = [countOf(held), neededFor(shape)]
      return count === undefined || needed === undefined ? undefined : count >= needed
    },
  )
}

const ofShaders =
  imagesToShow(`float 2D 0 0 0 1 Unknown, float 1D 0 0 0 1 Unknown, float 3D 0 0 0 1 Unknown,
  float Cube 0 0 0 1 Unknown, float 1D 0 1 0 1 Unknown, float 2D 0 1 0 1 Unknown,
  float Cube 0 1 0 1 Unknown, float 2D 0 0 0 0 Rgba32f, float 1D 0 0 0 2 Rgba32f,
  float 3D 0 0 0 2 Rgba32f, float Cube 0 0 0 2 Rgba32f, float Rect 0 0 0 1 Unknown,
  float Buffer 0 0 0 1 Unknown, float Buffer 0 0 0 2 Rgba32f, float 1D 0 1 0 2 Rgba32f,
  float 2D 0 1 0 2 Rgba32f, float Cube 0 1 0 2 Rgba32f, float 2D 0 0 1 1 Unknown,
  float 2D 0 1 1 1 Unknown, float 2D 0 0 1 2 Rgba32f`)

const ofKernels =
  imagesToShow(`void 2D 0 0 0 0 Unknown ReadOnly, void 1D 0 0 0 0 Unknown ReadOnly, void 2D 0 1 0 0 Unknown ReadOnly,
  void Buffer 0 0 0 0 Unknown ReadOnly, void 2D 0 0 1 0 Unknown ReadOnly`)

const withSamplers =
  sampledImagesToShow(`float 2D 0 0 0 1 Unknown, float 1D 0 0 0 1 Unknown, float 3D 0 0 0 1 Unknown,
  float Cube 0 0 0 1 Unknown, float 1D 0 1 0 1 Unknown, float 2D 0 1 0 1 Unknown,
  float Cube 0 1 0 1 Unknown`)

const number: Slot = {
  ...slot('image-query-scalar-result', scalar('integer')),
  ways: () => ({ void: { kind: 'type', shape: { kind: 'void' } } }),
}
const size: Slot = {
  ...slot('image-query-size-result', scalarOrVector('integer'), asManyAsTheSizeOf(1)),
  ways: () => ({ matrix: { kind: 'type', shape: matrix(vector(float(32), 2), 2) } }),
}
const dimsWithLevels = ['1D', '2D', '3D', 'Cube']

function hasLevels(rule: string): Slot {
  return slot(
    rule,
    image('be of Dim 1D, 2D, 3D or Cube', ({ dim }) => dimsWithLevels.includes(dim)),
    image('not be multisampled', ({ isMultisampled }) => !isMultisampled),
  )
}

const withoutLevels = slot(
  'image-query-size-image',
  image('be of Dim 1D, 2D, 3D, Cube, Rect or Buffer', ({ dim }) => dim !== 'SubpassData'),
  image(
    'be multisampled or have Sampled 0 or 2 in Dim 1D, 2D, 3D and Cube',
    ({ dim, isMultisampled, sampled }) =>
      !dimsWithLevels.includes(dim) || isMultisampled || sampled !== 1,
  ),
)

const multisampled = slot(
  'image-query-samples-image',
  image('be of Dim 2D', ({ dim }) => dim === '2D'),
  image('be multisampled', ({ isMultisampled }) => isMultisampled),
)

const level = slot('image-query-level-of-detail', scalar('integer'), bits(32))

/** Queries of images without a sampler, for one stage. */
function queries(
  stage: 'fragment' | 'kernel',
  candidates: () => readonly Content[],
): readonly Signature[] {
  const shown = (base: Slot): Slot => ({ ...base, candidates })
  const name = (query: string) => (stage === 'kernel' ? `${query}-in-a-kernel` : query)
  return signaturesOf({ stage })`
${name('image-size-at-a-level')}: OpImageQuerySizeLod ${size} ${shown(hasLevels('image-query-size-lod-image'))} ${level}
${name('image-size')}: OpImageQuerySize ${size} ${shown(withoutLevels)}
${name('image-levels')}: OpImageQueryLevels ${number} ${shown(hasLevels('image-query-lod-image'))}
${name('image-samples')}: OpImageQuerySamples ${number} ${shown(multisampled)}`
}

const lodResult = slot(
  'image-query-lod-result',
  fact(
    'be a vector of two floating-point numbers',
    (shape) => shape.kind === 'vector' && shape.component.kind === 'float' && shape.count === 2,
  ),
)
const lodCoordinate = joined(
  slot('image-coordinate-type', scalarOrVector('float')),
  slot('image-coordinate-components', atLeastTheCoordinatesOf(1)),
)

/** The level of detail that sampling would have. */
function levelOfDetail(
  name: string,
  candidates: () => readonly Content[],
  only: (shape: Shape) => boolean,
): readonly Signature[] {
  const sampled = { ...hasLevels('image-query-lod-image'), candidates }
  return signaturesOf({ only, stage: 'fragment' })`
${name}: OpImageQueryLod ${lodResult} ${sampled} ${lodCoordinate}`
}

/** Queries of images (3.3.10). */
export const signatures: readonly Signature[] = [
  ...queries('fragment', ofShaders),
  ...queries('kernel', ofKernels),
  ...signaturesOf({ stage: 'kernel' })`
image-format: OpImageQueryFormat OpImageQueryOrder ${number} ${{ kind: 'type', facts: [], candidates: ofKernels }}`,
  ...levelOfDetail('image-level-of-detail', withSamplers, (shape) => widthOf(shape) === 32),
  ...levelOfDetail(
    'image-level-of-detail-of-other-widths',
    sampledImagesToShow('uint 2D 0 0 0 1 Unknown'),
    (shape) => widthOf(shape) !== 32,
  ),
]
