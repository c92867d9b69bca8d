import { executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, unsigned, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const sampledImage = declared('OpTypeSampledImage')
const oneSample = declared('OpTypeImage', { MS: { numbers: 0 } })
const floats = vector(float(), 2)
const unsignedIntegers = vector(unsigned(), 2)

function images(slug: string, ...slots: readonly string[]) {
  return {
    [`${slug}-is-a-sampled-image`]: type(slots, sampledImage),
    [`${slug}-is-not-multisampled`]: type(
      slots.map((slot) => `${slot} / Image Type`),
      oneSample,
    ),
  }
}

/** Operands by their names in the grammar. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    {
      capabilities: ['TextureSampleWeightedQCOM', 'TextureBoxFilterQCOM', 'TextureBlockMatchQCOM'],
    },
    { 'version-is-1-4-or-later': executed({ since: 4 }) },
  ),
  ...rowsAt('OpImageSampleWeightedQCOM OpImageBoxFilterQCOM', {
    ...images('texture', 'Texture'),
    'coordinate-is-two-floats': type('Coordinates', floats),
  }),
  ...rowsAt('OpImageSampleWeightedQCOM', images('weight-image', 'Weights')),
  ...rowsAt('OpImageBoxFilterQCOM', { 'box-size-is-two-floats': type('Box Size', floats) }),
  ...rowsAt('OpImageBlockMatchSSDQCOM OpImageBlockMatchSADQCOM', {
    ...images('matched-image', 'Target', 'Reference'),
    'matched-coordinate-is-two-unsigned-integers': type(
      ['Target Coordinates', 'Reference Coordinates'],
      unsignedIntegers,
    ),
    'block-size-is-two-unsigned-integers': type('Block Size', unsignedIntegers),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_QCOM_image_processing', rows)
