import { bits, fact, scalar, scalarOrVector } from '../signatures/facts.ts'
import { float, matrix, type Shape, vector, widthOf } from '../signatures/shape.ts'
import {
  type Content,
  joined,
  type Signature,
  type Slot,
  signaturesOf,
  slot,
} from '../signatures/signature.ts'
import {
  asManyAsTheSizeOf,
  atLeastTheCoordinatesOf,
  image,
  imagesToShow,
  sampledImagesToShow,
} from './shared/image-facts.ts'

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
