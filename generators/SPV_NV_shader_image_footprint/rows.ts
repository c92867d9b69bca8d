import {
  bits,
  constant,
  exclusiveBits,
  notNumbers,
  numbers,
  type SentenceFact,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyType,
  boolean,
  declared,
  float,
  integer,
  not,
  oneOf,
  structure,
  type TypeTerm,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'

const footprint = 'OpImageSampleFootprintNV'

const image = 'Sampled Image / Image Type'

/** The structure with six members, some of which are such types. */
function withMembers(members: Readonly<Record<number, TypeTerm>>): SentenceFact {
  return type(
    'Result Type',
    structure(...[0, 1, 2, 3, 4, 5].map((member) => members[member] ?? anyType)),
  )
}

function hasDim(...names: readonly string[]): SentenceFact {
  return type(image, declared('OpTypeImage', { Dim: { enumerants: names } }))
}

const exclusive = (
  [
    ['Bias', 'Lod'],
    ['Bias', 'Grad'],
    ['Lod', 'MinLod'],
  ] as const
).map((names) => value('ImageOperands', exclusiveBits('ImageOperands', ...names)))

function operandsOf(dim: string, ...names: readonly string[]): readonly SentenceRow[] {
  const allowed = value('ImageOperands', bits('ImageOperands', ...names))
  return rowsAt(
    footprint,
    { 'footprint-has-supported-image-operands': [allowed, ...exclusive] },
    hasDim(dim),
  )
}

/** A vector of as many components, or what is not a vector. */
function ifVector(count: number): TypeTerm {
  return oneOf(vector(undefined, count), not(vector()))
}

/** The sentences about the footprint of an image. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(footprint, {
    'footprint-has-six-members': withMembers({}),
    'footprint-image-is-a-sampled-image': type('Sampled Image', declared('OpTypeSampledImage')),
    'footprint-image-is-2d-or-3d': hasDim('2D', '3D'),
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
      'footprint-level-flag-is-a-boolean': withMembers({ 0: boolean }),
      'anchor-is-a-vector-of-unsigned-integers': withMembers({
        1: vector(unsigned()),
        2: vector(unsigned()),
      }),
      'mask-is-two-unsigned-integers': withMembers({ 3: vector(unsigned(), 2) }),
      'level-is-an-unsigned-integer': withMembers({ 4: unsigned(), 5: unsigned() }),
    },
    withMembers({}),
  ),
  ...[2, 3, 4].flatMap((count) =>
    rowsAt(
      footprint,
      {
        'anchor-has-as-many-components-as-the-coordinate': withMembers({
          1: ifVector(count),
          2: ifVector(count),
        }),
      },
      withMembers({}),
      type('Coordinate', vector(undefined, count)),
    ),
  ),
  ...rowsAt(
    footprint,
    {
      'footprint-coordinate-reaches-into-a-volume': type(
        'Coordinate',
        vector(undefined, { least: 3 }),
      ),
    },
    type('Coordinate', vector()),
    hasDim('3D'),
  ),
  ...operandsOf('2D', 'Bias', 'MinLod', 'Lod', 'Grad'),
  ...operandsOf('3D', 'Bias', 'MinLod', 'Lod'),
  ...rowsAt(
    footprint,
    {
      'granularity-is-not-reserved': value(
        'Granularity',
        numbers([0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15]),
      ),
    },
    hasDim('2D'),
  ),
  ...rowsAt(
    footprint,
    {
      'granularity-is-not-reserved': value('Granularity', numbers([0, 1, 3, 10, 11, 12, 13, 14])),
    },
    hasDim('3D'),
  ),
]
