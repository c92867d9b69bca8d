import { capability, executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, type TypeTerm, unsigned, vector } from '#spec/vocabulary/type-terms'

const sampledImage = declared('OpTypeSampledImage')
const twoFloats = vector(float(), 2)
const twoUnsigned = vector(unsigned(), 2)

/** A sampled image whose image has one sample. */
const oneSample: TypeTerm = declared('OpTypeImage', { MS: { numbers: 0 } })

/** The sentences about operands, capabilities and uses; those on the origin of a texture are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpImageSampleWeightedQCOM OpImageBoxFilterQCOM', {
    'texture-is-a-sampled-image': type('Texture', sampledImage),
    'texture-is-not-multisampled': type('Texture / Image Type', oneSample),
    'coordinate-is-two-floats': type('Coordinates', twoFloats),
  }),
  ...rowsAt('OpImageSampleWeightedQCOM', {
    'weight-image-is-a-sampled-image': type('Weights', sampledImage),
    'weight-image-is-not-multisampled': type('Weights / Image Type', oneSample),
  }),
  ...rowsAt('OpImageBoxFilterQCOM', { 'box-size-is-two-floats': type('Box Size', twoFloats) }),
  ...rowsAt('OpImageBlockMatchSSDQCOM OpImageBlockMatchSADQCOM', {
    'matched-image-is-a-sampled-image': type(['Target', 'Reference'], sampledImage),
    'matched-image-is-not-multisampled': type(
      ['Target / Image Type', 'Reference / Image Type'],
      oneSample,
    ),
    'matched-coordinate-is-two-unsigned-integers': type(
      ['Target Coordinates', 'Reference Coordinates'],
      twoUnsigned,
    ),
    'block-size-is-two-unsigned-integers': type('Block Size', twoUnsigned),
  }),
  ...rowsAbout(
    'Dependencies',
    {
      capabilities: ['TextureSampleWeightedQCOM', 'TextureBoxFilterQCOM', 'TextureBlockMatchQCOM'],
    },
    { 'version-is-1-4-or-later': executed({ since: 4 }) },
  ),
  ...rowsAbout(
    'Decorations',
    { decorations: ['WeightTextureQCOM'] },
    { 'decoration-has-its-capability': capability('TextureSampleWeightedQCOM') },
  ),
  ...rowsAbout(
    'Decorations',
    { decorations: ['BlockMatchTextureQCOM'] },
    { 'decoration-has-its-capability': capability('TextureBlockMatchQCOM') },
  ),
]
