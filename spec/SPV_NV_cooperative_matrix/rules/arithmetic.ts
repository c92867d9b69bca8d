import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { executed, fixed, section } from '../row.ts'

/** Operations that the text does not list, and whose operands core does not compare with the result. */
const others =
  'OpSRem, OpSMod, OpIMul, OpVectorTimesScalar, OpVectorTimesMatrix, OpMatrixTimesVector, OpMatrixTimesMatrix, OpOuterProduct, OpTranspose, OpBitcast, OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical, OpBitwiseOr, OpBitwiseXor, OpBitwiseAnd, OpNot or OpBitCount'

/** Component-wise arithmetic, scaling, and the operations that take no matrices. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.arithmetic, 'type', {
    'arithmetic-components-are-appropriate': {
      summary:
        'If the Result Type is an OpTypeCooperativeMatrixNV, its Component Type is an OpTypeFloat for OpFNegate, OpFAdd, OpFSub and OpFDiv, and an OpTypeInt for OpSNegate, OpIAdd, OpISub, OpSDiv and OpUDiv.',
      notes: `${executed} Signedness does not matter here: see unsigned-division-is-of-unsigned-components. That operands of OpF... and OpUDiv have the Result Type is decided by core/float-arithmetic-operand and core/unsigned-arithmetic-operand.`,
    },
    'unsigned-division-is-of-unsigned-components': {
      summary:
        'If the Result Type of an OpUDiv is an OpTypeCooperativeMatrixNV whose Component Type is an OpTypeInt, its Signedness is 0.',
      confidence: 'open',
      notes: `${executed} NOTES.md has both readings.`,
    },
    'integer-arithmetic-is-of-matching-matrices': {
      summary:
        'If the Result Type or the type of an operand of OpSNegate, OpIAdd, OpISub or OpSDiv is an OpTypeCooperativeMatrixNV, all of them are, and the Component Type of each operand is of the same kind (OpTypeInt or OpTypeFloat) and Width as that of the Result Type.',
      confidence: 'derived',
      notes: `${executed} Signedness may differ between the operands and the result, as for vectors in the core specification. See integer-arithmetic-keeps-the-shape for dimensions and scopes.`,
    },
    'integer-arithmetic-keeps-the-shape': {
      summary:
        'If the Result Type and the types of all operands of OpSNegate, OpIAdd, OpISub or OpSDiv are OpTypeCooperativeMatrixNV, they have the same Scope, Rows and Columns.',
      confidence: 'open',
      notes: `${executed} NOTES.md has both readings. ${fixed}`,
    },
    'matrix-times-scalar-fits': {
      summary:
        'If the Result Type or the type of an operand of OpMatrixTimesScalar is an OpTypeCooperativeMatrixNV, then the Result Type is, the type of Matrix is the Result Type, and the type of Scalar is its Component Type.',
      confidence: 'derived',
      notes:
        'The core specification says the same about matrices. Whether the Component Type may be an integer type is not judged (NOTES.md).',
    },
  }),
  ...rowsIn(`${section.arithmetic}; ${section.conversion}; Issues`, 'type', {
    'other-operations-result-in-no-matrix': {
      summary:
        'The Result Type of an operation of core that the text does not list is not an OpTypeCooperativeMatrixNV.',
      confidence: 'derived',
      notes: `The operations are OpUMod, OpFMul, OpFRem, OpFMod, OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, ${others}. ${executed} The core specification has them for scalars, vectors and matrices, and the text lists those that it allows besides.`,
    },
    'other-operations-take-no-matrix': {
      summary:
        'If the Result Type of an operation of core that the text does not list is not an OpTypeCooperativeMatrixNV, the types of its operands are not.',
      confidence: 'derived',
      notes: `The operations are ${others}. ${executed} OpUMod, OpFMul, OpFRem and OpFMod have operands of the Result Type by rules of core, and core decides about the operands of OpBitField... and OpBitReverse.`,
    },
  }),
]
