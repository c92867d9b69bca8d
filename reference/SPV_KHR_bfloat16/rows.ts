import { capability, declares, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, float } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { usedWithListed, widthOfEncodings } from '../shared/encoded-rows.ts'

const brain = float(undefined, ['BFloat16KHR'])

export const rows: readonly SentenceRow[] = [
  ...widthOfEncodings('width-is-16', 16, ['BFloat16KHR']),
  ...rowsAt(
    'OpTypeCooperativeMatrixKHR',
    { 'cooperative-matrix-has-the-capability': capability('BFloat16CooperativeMatrixKHR') },
    declares('Component Type', brain),
  ),
  ...rowsAt(
    'OpDot',
    { 'dot-product-has-the-capability': capability('BFloat16DotProductKHR') },
    type('Result Type', brain),
  ),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(brain) },
    {
      'values-are-used-with-listed-instructions': usedWithListed(
        'OpDot',
        'OpCooperativeMatrixMulAddKHR',
        'OpCooperativeMatrixLengthKHR',
      ),
    },
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_KHR_bfloat16', rows)
