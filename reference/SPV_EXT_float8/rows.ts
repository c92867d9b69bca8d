import { capability, declares, resultOf, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, declared, float, oneOf, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { usedWithListed, widthOfEncodings } from '../shared/encoded-rows.ts'

const encodings = ['Float8E4M3EXT', 'Float8E5M2EXT']
const eight = float(undefined, encodings)

export const rows: readonly SentenceRow[] = [
  ...widthOfEncodings('width-is-8', 8, encodings),
  ...rowsAt(
    'OpTypeCooperativeMatrixKHR',
    { 'cooperative-matrix-has-the-capability': capability('Float8CooperativeMatrixEXT') },
    declares('Component Type', eight),
  ),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(eight) },
    {
      'values-are-used-with-listed-instructions': usedWithListed('OpCooperativeMatrixMulAddKHR'),
    },
  ),
  ...rowsAbout(
    'Decoration',
    { decorations: ['SaturatedToLargestFloat8NormalConversionEXT'] },
    {
      'saturation-decorates-a-conversion-to-float8': [
        resultOf('Target', 'OpFConvert', 'OpConvertSToF', 'OpConvertUToF'),
        type(
          'Result Type',
          oneOf(
            eight,
            vector(eight),
            declared('OpTypeCooperativeMatrixKHR', { 'Component Type': { type: eight } }),
          ),
        ),
      ],
    },
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_float8', rows)
