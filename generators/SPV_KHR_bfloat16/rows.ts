import { capability, declares, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float } from '#spec/vocabulary/type-terms'
import { encodedWidth, usedAsListed } from '../shared/encoded-rows.ts'

const bfloat = float(undefined, ['BFloat16KHR'])

/** All sentences of the text that ask something of a module. */
export const rows: readonly SentenceRow[] = [
  ...encodedWidth('width-is-16', 16, ['BFloat16KHR']),
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
      'values-are-used-with-listed-instructions': usedAsListed(
        'OpDot',
        'OpCooperativeMatrixMulAddKHR',
        'OpCooperativeMatrixLengthKHR',
      ),
    },
  ),
]
