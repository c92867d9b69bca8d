import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const apart = `Only types that are both OpTypeCooperativeMatrixKHR are compared. ${fixed}`

/** OpCooperativeMatrixReduceNV. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.reduction, 'type', {
    'reduction-is-between-cooperative-matrices':
      'The Result Type of an OpCooperativeMatrixReduceNV and the type of its Matrix are each an OpTypeCooperativeMatrixKHR.',
    'reduction-keeps-the-component-type': {
      summary:
        'The Component Types of the Result Type and of the type of the Matrix of an OpCooperativeMatrixReduceNV are the same id.',
      notes: 'Only types that are both OpTypeCooperativeMatrixKHR are compared.',
    },
    'reduction-is-of-accumulators': {
      summary:
        'The Use of the Result Type and that of the type of the Matrix of an OpCooperativeMatrixReduceNV are each 2 (MatrixAccumulatorKHR).',
      notes: 'Only a Use that is an OpConstant or OpConstantNull is judged.',
    },
    'reduction-keeps-the-scope': {
      summary:
        'The Scopes of the Result Type and of the type of the Matrix of an OpCooperativeMatrixReduceNV are the same number.',
      notes: apart,
    },
    'neighborhood-reduction-halves-the-matrix': {
      summary:
        'If the Reduce of an OpCooperativeMatrixReduceNV is 2x2, the Rows of the type of Matrix are twice the Rows of the Result Type, and the Columns twice the Columns.',
      notes: `A Reduce that combines 2x2 with others is reduce-mode-is-not-mixed. ${apart}`,
    },
    'row-reduction-keeps-the-rows': {
      summary:
        'If the Reduce of an OpCooperativeMatrixReduceNV is Row alone, the Rows of the Result Type and of the type of Matrix are the same number.',
      notes: apart,
    },
    'column-reduction-keeps-the-columns': {
      summary:
        'If the Reduce of an OpCooperativeMatrixReduceNV is Column alone, the Columns of the Result Type and of the type of Matrix are the same number.',
      notes: apart,
    },
  }),
  ...rowsIn('Modifications: 3.X Cooperative Matrix Reduce Mode', 'operand', {
    'reduce-mode-is-not-mixed':
      'If the Reduce of an OpCooperativeMatrixReduceNV includes 2x2, it includes neither Row nor Column.',
  }),
  ...rowsIn(section.reduction, 'operand', {
    'combine-function-is-a-function':
      'The CombineFunc of an OpCooperativeMatrixReduceNV is the result of an OpFunction.',
  }),
  ...rowsIn(section.reduction, 'type', {
    'combine-function-is-of-components': {
      summary:
        'The OpTypeFunction of the CombineFunc of an OpCooperativeMatrixReduceNV has exactly two parameters, and they and its Return Type are the Component Type of the type of Matrix (the same id).',
      notes:
        'If CombineFunc is not an OpFunction or Matrix not of a cooperative matrix type, nothing is judged.',
    },
  }),
]
