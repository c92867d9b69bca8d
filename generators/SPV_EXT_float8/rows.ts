import {
  capability,
  declares,
  enumerants,
  numbers,
  resultOf,
  type,
  used,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, declared, float, oneOf, vector } from '#spec/vocabulary/type-terms'

const encodings = ['Float8E4M3EXT', 'Float8E5M2EXT']
const small = float(undefined, encodings)

/** All sentences of the text that ask something of a module. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpTypeFloat',
    { 'width-is-8': value('Width', numbers(8)) },
    value('Floating Point Encoding', enumerants('FPEncoding', ...encodings)),
  ),
  ...rowsAt(
    'OpTypeCooperativeMatrixKHR',
    { 'cooperative-matrix-has-the-capability': capability('Float8CooperativeMatrixEXT') },
    declares('Component Type', small),
  ),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(small) },
    {
      'values-are-used-with-listed-instructions': used({
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
            'OpCooperativeMatrixMulAddKHR',
          ],
        },
      }),
    },
  ),
  ...rowsAbout(
    '3.20 Decoration: SaturatedToLargestFloat8NormalConversionEXT',
    { decorations: ['SaturatedToLargestFloat8NormalConversionEXT'] },
    {
      'saturation-decorates-a-conversion-to-float8': [
        resultOf('Target', 'OpFConvert', 'OpConvertSToF', 'OpConvertUToF'),
        type(
          'Result Type',
          oneOf(
            small,
            vector(small),
            declared('OpTypeCooperativeMatrixKHR', { 'Component Type': { type: small } }),
          ),
        ),
      ],
    },
  ),
]
