import { relation, type, used } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float, integer, numerical, oneOf, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { usedWithListed, widthOfEncodings } from '../shared/encoded-rows.ts'

const sixBits = ['Float6E2M3EXT', 'Float6E3M2EXT']
const fourBits = ['Float4E2M1EXT']
const eightBits = ['Float8UnsignedE8M0EXT', 'MXInt8EXT']

/** The FP Encodings of less than a byte. */
export const narrowEncodings: readonly string[] = [...sixBits, ...fourBits]

const microscaling = float(undefined, [...narrowEncodings, ...eightBits])

export const rows: readonly SentenceRow[] = [
  ...widthOfEncodings('float6-width-is-6', 6, sixBits),
  ...widthOfEncodings('float4-width-is-4', 4, fourBits),
  ...widthOfEncodings('scale-and-mxint8-width-is-8', 8, eightBits),
  ...rowsAt('OpBitcastExtractEXT', {
    'extracted-bits-are-numerical': type('Result Type', oneOf(numerical, vector(numerical))),
    'extraction-has-the-components-of-base': relation('Result Type', 'same-count', 'Base'),
    'extraction-base-is-numerical': type('Base', oneOf(numerical, vector(numerical))),
    'extraction-base-is-wider-than-the-result': [
      relation('Base', 'wider-or-same', 'Result Type'),
      relation('Base', 'different-width', 'Result Type'),
    ],
    'extraction-offset-is-an-integer': type('Offset', integer()),
  }),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(microscaling) },
    {
      'values-are-used-with-listed-instructions': [
        usedWithListed(),
        used({ notUsers: { instructions: ['OpCooperativeMatrixMulAddKHR'] } }),
      ],
    },
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_ocp_microscaling_types', rows)
