import {
  capability,
  declares,
  enumerants,
  numbers,
  type,
  used,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float } from '#spec/vocabulary/type-terms'

const bfloat = float(undefined, ['BFloat16KHR'])

/** All sentences of the text that ask something of a module. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpTypeFloat',
    { 'width-is-16': value('Width', numbers(16)) },
    value('Floating Point Encoding', enumerants('FPEncoding', 'BFloat16KHR')),
  ),
  ...rowsAt(
    'OpTypeCooperativeMatrixKHR',
    { 'cooperative-matrix-has-the-capability': capability('BFloat16CooperativeMatrixKHR') },
    declares('Component Type', bfloat),
  ),
  ...rowsAt(
    'OpDot',
    { 'dot-product-has-the-capability': capability('BFloat16DotProductKHR') },
    type('Result Type', bfloat),
  ),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(bfloat) },
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
            'OpDot',
            'OpCooperativeMatrixMulAddKHR',
            'OpCooperativeMatrixLengthKHR',
            'OpSelect',
            'OpPhi',
            'OpReturnValue',
            'OpLifetimeStart',
            'OpLifetimeStop',
          ],
        },
      }),
    },
  ),
]
