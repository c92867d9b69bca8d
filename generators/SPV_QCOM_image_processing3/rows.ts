import {
  capability,
  constant,
  numbers,
  relation,
  type SentenceFact,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, integer, oneOf, vector, voidType } from '#spec/vocabulary/type-terms'

const gather = 'OpImageGatherQCOM'

const image = 'Sampled Image / Image Type'

function modeIs(...modes: readonly number[]): SentenceFact {
  return value('Mode', numbers(modes))
}

/** The sentences about gathers with a mode. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(gather, {
    'gather-result-is-four-numbers': type('Result Type', vector(oneOf(float(), integer()), 4)),
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
    'gather-mode-is-listed': modeIs(0, 1, 2, 3),
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
    {
      'gather-coordinate-has-a-layer': type('Coordinate', vector(undefined, { least: 3 })),
    },
    type('Coordinate', vector()),
    type(image, declared('OpTypeImage', { Arrayed: { numbers: 1 } })),
  ),
  ...rowsAt(
    gather,
    { 'gather-mode-has-its-capability': capability('ImageGatherLinearQCOM') },
    modeIs(0),
  ),
  ...rowsAt(
    gather,
    { 'gather-mode-has-its-capability': capability('ImageGatherExtendedModesQCOM') },
    modeIs(1, 2, 3),
  ),
]
