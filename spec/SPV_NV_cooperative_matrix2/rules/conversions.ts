import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const both = 'an OpCooperativeMatrixConvertNV or OpCooperativeMatrixTransposeNV'
const matrices = 'Only types that are both OpTypeCooperativeMatrixKHR are compared.'
const use = 'Only a Use that is an OpConstant or OpConstantNull is judged.'

/** Conversions of accumulators to matrices of another use. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.conversions, 'type', {
    'use-conversion-is-between-cooperative-matrices': `The Result Type of ${both} and the type of its Matrix are each an OpTypeCooperativeMatrixKHR.`,
    'use-conversion-keeps-the-scope': {
      summary: `The Scopes of the Result Type and of the type of the Matrix of ${both} are the same number.`,
      notes: `${matrices} ${fixed}`,
    },
    'use-conversion-is-of-an-accumulator': {
      summary: `The Use of the type of the Matrix of ${both} is 2 (MatrixAccumulatorKHR).`,
      notes: use,
    },
  }),
  ...rowsIn(section.convert, 'type', {
    'use-conversion-keeps-the-component-type': {
      summary:
        'The Component Types of the Result Type and of the type of the Matrix of an OpCooperativeMatrixConvertNV are the same id.',
      notes: matrices,
    },
    'use-conversion-keeps-the-dimensions': {
      summary:
        'The Rows of the Result Type and of the type of the Matrix of an OpCooperativeMatrixConvertNV are the same number, and so are the Columns.',
      notes: `${matrices} ${fixed}`,
    },
    'use-conversion-results-in-a-factor': {
      summary:
        'The Use of the Result Type of an OpCooperativeMatrixConvertNV is 0 (MatrixAKHR) or 1 (MatrixBKHR).',
      notes: use,
    },
  }),
  ...rowsIn(section.transpose, 'type', {
    'transpose-swaps-the-dimensions': {
      summary:
        'The Rows of the Result Type of an OpCooperativeMatrixTransposeNV and the Columns of the type of its Matrix are the same number, and so are the Columns of the Result Type and the Rows of the type of Matrix.',
      notes: `${matrices} ${fixed}`,
    },
    'transpose-results-in-a-second-factor': {
      summary: 'The Use of the Result Type of an OpCooperativeMatrixTransposeNV is 1 (MatrixBKHR).',
      notes: use,
    },
    'transpose-keeps-the-component-type': {
      summary:
        'The Component Types of the Result Type and of the type of the Matrix of an OpCooperativeMatrixTransposeNV are the same id.',
      confidence: 'open',
      notes: `${matrices} NOTES.md has both readings.`,
    },
  }),
]
