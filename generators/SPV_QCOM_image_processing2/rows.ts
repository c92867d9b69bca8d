import { capability, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, unsigned, vector } from '#spec/vocabulary/type-terms'

const twoUnsigned = vector(unsigned(), 2)

const images = ['Target Sampled Image', 'Reference Sampled Image']

/** The sentences about operands, and about the capability of the decoration; those on origins and uses are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpImageBlockMatchWindowSSDQCOM OpImageBlockMatchWindowSADQCOM OpImageBlockMatchGatherSSDQCOM OpImageBlockMatchGatherSADQCOM',
    {
      'image-is-a-sampled-image': type(images, declared('OpTypeSampledImage')),
      'image-is-not-multisampled': type(
        images.map((slot) => `${slot} / Image Type`),
        declared('OpTypeImage', { MS: { numbers: 0 } }),
      ),
      'coordinate-is-two-unsigned-integers': type(
        ['Target Coordinates', 'Reference Coordinates'],
        twoUnsigned,
      ),
      'block-size-is-two-unsigned-integers': type('Block Size', twoUnsigned),
    },
  ),
  ...rowsAbout(
    'Decorations',
    { decorations: ['BlockMatchSamplerQCOM'] },
    { 'decoration-has-its-capability': capability('TextureBlockMatch2QCOM') },
  ),
]
