import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, unsigned, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const images = ['Target Sampled Image', 'Reference Sampled Image']

const pair = vector(unsigned(), 2)

/** Operands by their names in the grammar. */
export const rows: readonly SentenceRow[] = rowsAt(
  ['WindowSSD', 'WindowSAD', 'GatherSSD', 'GatherSAD']
    .map((operation) => `OpImageBlockMatch${operation}QCOM`)
    .join(' '),
  {
    'image-is-a-sampled-image': type(images, declared('OpTypeSampledImage')),
    'image-is-not-multisampled': type(
      images.map((image) => `${image} / Image Type`),
      declared('OpTypeImage', { MS: { numbers: 0 } }),
    ),
    'coordinate-is-two-unsigned-integers': type(
      ['Target Coordinates', 'Reference Coordinates'],
      pair,
    ),
    'block-size-is-two-unsigned-integers': type('Block Size', pair),
  },
)

export const checks: readonly Check[] = checksOfRows('SPV_QCOM_image_processing2', rows)
