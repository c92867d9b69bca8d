import { constant, notNumbers, numbers, type, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyType,
  boolean,
  declared,
  float,
  integer,
  structure,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const footprint = 'OpImageSampleFootprintNV'
const image = 'Sampled Image / Image Type'

/** What Result Type is where nothing is said of its members. */
const six = structure(anyType, anyType, anyType, anyType, anyType, anyType)

const integers = vector(unsigned())

function ofDim(...names: readonly string[]) {
  return type(image, declared('OpTypeImage', { Dim: { enumerants: names } }))
}

/** The instruction, and the table of granularities. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(footprint, {
    'footprint-has-six-members': type('Result Type', six),
    'footprint-image-is-a-sampled-image': type('Sampled Image', declared('OpTypeSampledImage')),
    'footprint-image-is-2d-or-3d': ofDim('2D', '3D'),
    'footprint-image-is-neither-arrayed-nor-multisampled': type(
      image,
      declared('OpTypeImage', { Arrayed: { numbers: 0 }, MS: { numbers: 0 } }),
    ),
    'footprint-coordinate-is-a-vector-of-floats': type('Coordinate', vector(float())),
    'granularity-is-an-integer': type('Granularity', integer()),
    'coarse-is-a-boolean': type('Coarse', boolean),
    'coarse-is-a-constant': value('Coarse', constant),
    'granularity-is-not-0': value('Granularity', notNumbers(0)),
  }),
  ...rowsAt(
    footprint,
    {
      'footprint-level-flag-is-a-boolean': type(
        'Result Type',
        structure(boolean, anyType, anyType, anyType, anyType, anyType),
      ),
      'anchor-is-a-vector-of-unsigned-integers': type(
        'Result Type',
        structure(anyType, integers, integers, anyType, anyType, anyType),
      ),
      'mask-is-two-unsigned-integers': type(
        'Result Type',
        structure(anyType, anyType, anyType, vector(unsigned(), 2), anyType, anyType),
      ),
      'level-is-an-unsigned-integer': type(
        'Result Type',
        structure(anyType, anyType, anyType, anyType, unsigned(), unsigned()),
      ),
    },
    type('Result Type', six),
  ),
  ...rowsAt(
    footprint,
    {
      'footprint-coordinate-reaches-into-a-volume': type(
        'Coordinate',
        vector(undefined, { least: 3 }),
      ),
    },
    ofDim('3D'),
    type('Coordinate', vector()),
  ),
  ...rowsAt(
    footprint,
    {
      'granularity-is-not-reserved': value(
        'Granularity',
        numbers([0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15]),
      ),
    },
    ofDim('2D'),
  ),
  ...rowsAt(
    footprint,
    { 'granularity-is-not-reserved': value('Granularity', numbers([0, 1, 3, 10, 11, 12, 13, 14])) },
    ofDim('3D'),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_NV_shader_image_footprint', rows)
