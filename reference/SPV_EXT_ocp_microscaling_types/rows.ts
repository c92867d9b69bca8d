import { enumerants, numbers, relation, type, used, value } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float, integer, numerical, oneOf, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const sixBits = ['Float6E2M3EXT', 'Float6E3M2EXT']
const fourBits = ['Float4E2M1EXT']
const eightBits = ['Float8UnsignedE8M0EXT', 'MXInt8EXT']

/** The FP Encodings of less than a byte. */
export const narrowEncodings: readonly string[] = [...sixBits, ...fourBits]

const microscaling = float(undefined, [...narrowEncodings, ...eightBits])

/** The column Width(s) of the table of encodings. */
function widthOf(rule: string, width: number, encodings: readonly string[]) {
  return rowsAt(
    'OpTypeFloat',
    { [rule]: value('Width', numbers(width)) },
    value('Floating Point Encoding', enumerants('FPEncoding', ...encodings)),
  )
}

export const rows: readonly SentenceRow[] = [
  ...widthOf('float6-width-is-6', 6, sixBits),
  ...widthOf('float4-width-is-4', 4, fourBits),
  ...widthOf('scale-and-mxint8-width-is-8', 8, eightBits),
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
        used({
          users: {
            classes: [
              'Constant-Creation',
              'Memory',
              'Function',
              'Conversion',
              'Composite',
              'Annotation',
              'Debug',
              'Miscellaneous',
              'Extension',
              'Mode-Setting',
            ],
            instructions: [
              'OpSelect',
              'OpPhi',
              'OpReturnValue',
              'OpLifetimeStart',
              'OpLifetimeStop',
            ],
          },
        }),
        used({ notUsers: { instructions: ['OpCooperativeMatrixMulAddKHR'] } }),
      ],
    },
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_ocp_microscaling_types', rows)
