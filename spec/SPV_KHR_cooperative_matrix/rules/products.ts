import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const ofMatrices =
  'The rule applies to an OpCooperativeMatrixMulAddKHR whose Result Type, A, B and C are of cooperative matrix types.'

/** OpCooperativeMatrixMulAddKHR. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'multiply-add-is-of-cooperative-matrices',
    section: section.multiplyAdd,
    summary:
      'The Result Type of an OpCooperativeMatrixMulAddKHR and the types of its A, B and C are OpTypeCooperativeMatrixKHR.',
    class: 'type',
    notes: 'Each of the four that is not is a violation of its own.',
  }),
  row({
    slug: 'multiply-add-matrix-has-its-use',
    section: section.multiplyAdd,
    summary:
      'In an OpCooperativeMatrixMulAddKHR, the Use of the Result Type and of the type of C is MatrixAccumulatorKHR (2), that of A is MatrixAKHR (0), and that of B is MatrixBKHR (1).',
    class: 'type',
    notes: `${ofMatrices} A Use that is not from OpConstant or OpConstantNull is not judged. Nor is a value that is not a Use: use-is-an-enumerant.`,
  }),
  row({
    slug: 'multiply-add-dimensions-agree',
    section: section.multiplyAdd,
    summary:
      'In an OpCooperativeMatrixMulAddKHR, the Rows of A, C and the Result Type are the same number, the Columns of B, C and the Result Type are the same number, and the Columns of A are the same number as the Rows of B.',
    class: 'type',
    notes: `${ofMatrices} ${fixed}`,
  }),
  row({
    slug: 'multiply-add-scopes-agree',
    section: section.multiplyAdd,
    summary:
      'In an OpCooperativeMatrixMulAddKHR, the Scopes of A, B, C and the Result Type are the same number.',
    class: 'type',
    notes: `${ofMatrices} ${fixed}`,
  }),
  row({
    slug: 'signed-components-are-integers',
    section: `${section.universal}; ${section.multiplyAdd}`,
    summary:
      'If the Cooperative Matrix Operands of an OpCooperativeMatrixMulAddKHR include MatrixASignedComponentsKHR, MatrixBSignedComponentsKHR, MatrixCSignedComponentsKHR or MatrixResultSignedComponentsKHR, the Component Type of A, B, C or the Result Type, respectively, is an OpTypeInt.',
    class: 'operand',
    notes:
      'The Signedness of the type does not matter. SaturatingAccumulationKHR is not restricted. A matrix that is not of a cooperative matrix type is not judged here.',
  }),
]
