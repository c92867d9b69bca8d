import { capability, declares, resultOf, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { containing, declared, float, oneOf, vector } from '#spec/vocabulary/type-terms'
import { encodedWidth, usedAsListed } from '../shared/encoded-rows.ts'

const encodings = ['Float8E4M3EXT', 'Float8E5M2EXT']
const small = float(undefined, encodings)

/** All sentences of the text that ask something of a module. */
export const rows: readonly SentenceRow[] = [
  ...encodedWidth('width-is-8', 8, encodings),
  ...rowsAt(
    'OpTypeCooperativeMatrixKHR',
    { 'cooperative-matrix-has-the-capability': capability('Float8CooperativeMatrixEXT') },
    declares('Component Type', small),
  ),
  ...rowsAbout(
    'Validation Rules',
    { objects: containing(small) },
    {
      'values-are-used-with-listed-instructions': usedAsListed('OpCooperativeMatrixMulAddKHR'),
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
