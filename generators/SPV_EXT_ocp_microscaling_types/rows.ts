import { enumerants, numbers, relation, type, used, value } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float, integer, numerical, oneOf, vector } from '#spec/vocabulary/type-terms'

const sixBits = ['Float6E2M3EXT', 'Float6E3M2EXT']
const fourBits = ['Float4E2M1EXT']
const eightBits = ['Float8UnsignedE8M0EXT', 'MXInt8EXT']

function widthOf(slug: string, width: number, encodings: readonly string[]) {
  return rowsAt(
    'OpTypeFloat',
    { [slug]: value('Width', numbers(width)) },
    value('Floating Point Encoding', enumerants('FPEncoding', ...encodings)),
  )
}

const numericalScalarOrVector = oneOf(numerical, vector(numerical))

/** The sentences on widths, on the instructions that values are used with, and on OpBitcastExtractEXT. */
export const rows: readonly SentenceRow[] = [
  ...widthOf('float6-width-is-6', 6, sixBits),
  ...widthOf('float4-width-is-4', 4, fourBits),
  ...widthOf('scale-and-mxint8-width-is-8', 8, eightBits),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(float(undefined, [...sixBits, ...fourBits, ...eightBits])) },
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
