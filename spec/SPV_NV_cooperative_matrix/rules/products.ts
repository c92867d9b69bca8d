import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const notes = `The rule applies where the Result Type and the types of A, B and C are OpTypeCooperativeMatrixNV. ${fixed}`

/** OpCooperativeMatrixMulAddNV. */
export const rules: readonly RuleRow[] = rowsIn(section.multiplyAdd, 'type', {
  'multiply-add-is-of-cooperative-matrices': {
    summary:
      'The Result Type of an OpCooperativeMatrixMulAddNV and the types of its A, B and C are OpTypeCooperativeMatrixNV.',
    notes: 'Each of the four that is not is a violation. Component Types need not agree.',
  },
  'multiply-add-dimensions-agree': {
    summary:
      'In an OpCooperativeMatrixMulAddNV, the Rows of A, C and the Result Type are the same number, the Columns of B, C and the Result Type are the same number, and the Columns of A are the same number as the Rows of B.',
    notes,
  },
  'multiply-add-scopes-agree': {
    summary:
      'In an OpCooperativeMatrixMulAddNV, the Scopes of A, B, C and the Result Type are the same number.',
    notes,
  },
})
