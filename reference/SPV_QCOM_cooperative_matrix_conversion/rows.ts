import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, float, integer, oneOf } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const construct = 'OpCompositeConstructCoopMatQCOM'

const matrix = declared('OpTypeCooperativeMatrixKHR')

const listed = array(oneOf(integer(32), float([16, 32], [])))

/** Operands by their names in the grammar. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpBitCastArrayQCOM', {
    'bit-cast-result-is-a-listed-array': type('Result Type', listed),
  }),
  ...rowsAt('OpBitCastArrayQCOM OpExtractSubArrayQCOM', {
    'source-array-is-a-listed-array': type('Source Array', listed),
  }),
  ...rowsAt('OpExtractSubArrayQCOM', {
    'sub-array-is-an-array': type('Result Type', array()),
    'start-index-is-a-signed-32-bit-integer': type('index', integer(32, 1)),
  }),
  ...rowsAt(
    'OpExtractSubArrayQCOM',
    {
      'sub-array-has-the-element-type-of-the-source': relation(
        'Result Type / element',
        'same-type',
        'Source Array / element',
      ),
    },
    type(['Result Type', 'Source Array'], array()),
  ),
  ...rowsAt(construct, {
    'constructed-result-is-a-cooperative-matrix': type('Result Type', matrix),
    'matrix-is-constructed-from-an-array': type('Source Array', array()),
  }),
  ...rowsAt(
    construct,
    {
      'constructed-matrix-has-subgroup-scope': type(
        'Result Type',
        declared('OpTypeCooperativeMatrixKHR', { Scope: { enumerants: ['Subgroup'] } }),
      ),
    },
    type('Result Type', matrix),
  ),
  ...rowsAt('OpCompositeExtractCoopMatQCOM', {
    'extracted-result-is-an-array': type('Result Type', array()),
    'array-is-extracted-from-a-cooperative-matrix': type('Source Cooperative Matrix', matrix),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_QCOM_cooperative_matrix_conversion', rows)
