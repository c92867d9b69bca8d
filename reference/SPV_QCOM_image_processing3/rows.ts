import { constant, executed, numbers, relation, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, integer, numerical, vector, voidType } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const gather = 'OpImageGatherQCOM'
const image = 'Sampled Image / Image Type'
const modeCapability = 'gather-mode-has-its-capability'

/** The instruction and its modes. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(gather, {
    'gather-result-is-four-numbers': type('Result Type', vector(numerical, 4)),
    'gathered-image-is-a-sampled-image': type('Sampled Image', declared('OpTypeSampledImage')),
    'gathered-image-is-2d-or-rect': type(
      image,
      declared('OpTypeImage', { Dim: { enumerants: ['2D', 'Rect'] } }),
    ),
    'gathered-image-is-not-multisampled': type(
      image,
      declared('OpTypeImage', { MS: { numbers: 0 } }),
    ),
    'gather-coordinate-is-a-vector-of-floats': type('Coordinate', vector(float())),
    'gather-component-is-a-32-bit-integer': type('Component', integer(32)),
    'gather-mode-is-a-32-bit-integer': type('Mode', integer(32)),
    'gather-mode-is-a-constant': value('Mode', constant),
    'gather-mode-is-listed': value('Mode', numbers([0, 1, 2, 3])),
  }),
  ...rowsAt(
    gather,
    {
      'gather-result-has-the-sampled-type': relation(
        'Result Type',
        'same-component-type',
        `${image} / Sampled Type`,
      ),
    },
    unless(type(`${image} / Sampled Type`, voidType)),
  ),
  ...rowsAt(
    gather,
    { 'gather-coordinate-has-a-layer': type('Coordinate', vector(undefined, { least: 3 })) },
    type(image, declared('OpTypeImage', { Arrayed: { numbers: 1 } })),
    type('Coordinate', vector()),
  ),
  ...rowsAt(
    gather,
    { [modeCapability]: executed({ capabilities: ['ImageGatherLinearQCOM'] }) },
    value('Mode', numbers(0)),
  ),
  ...rowsAt(
    gather,
    { [modeCapability]: executed({ capabilities: ['ImageGatherExtendedModesQCOM'] }) },
    value('Mode', numbers([1, 2, 3])),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_QCOM_image_processing3', rows)
