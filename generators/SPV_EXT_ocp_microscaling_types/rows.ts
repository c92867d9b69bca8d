import { relation, type, used } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float, integer, numerical, oneOf, vector } from '#spec/vocabulary/type-terms'
import { encodedWidth, usedAsListed } from '../shared/encoded-rows.ts'

const sixBits = ['Float6E2M3EXT', 'Float6E3M2EXT']
const fourBits = ['Float4E2M1EXT']
const eightBits = ['Float8UnsignedE8M0EXT', 'MXInt8EXT']

const numericalScalarOrVector = oneOf(numerical, vector(numerical))

/** The sentences on widths, on the instructions that values are used with, and on OpBitcastExtractEXT. */
export const rows: readonly SentenceRow[] = [
  ...encodedWidth('float6-width-is-6', 6, sixBits),
  ...encodedWidth('float4-width-is-4', 4, fourBits),
  ...encodedWidth('scale-and-mxint8-width-is-8', 8, eightBits),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(float(undefined, [...sixBits, ...fourBits, ...eightBits])) },
    {
      'values-are-used-with-listed-instructions': [
        usedAsListed(),
        used({ notUsers: { instructions: ['OpCooperativeMatrixMulAddKHR'] } }),
      ],
    },
  ),
  ...rowsAt('OpBitcastExtractEXT', {
    'extracted-bits-are-numerical': type('Result Type', numericalScalarOrVector),
    'extraction-has-the-components-of-base': relation('Result Type', 'same-count', 'Base'),
    'extraction-base-is-numerical': type('Base', numericalScalarOrVector),
    'extraction-base-is-wider-than-the-result': [
      relation('Base', 'wider-or-same', 'Result Type'),
      relation('Base', 'different-width', 'Result Type'),
    ],
    'extraction-offset-is-an-integer': type('Offset', integer()),
  }),
]
