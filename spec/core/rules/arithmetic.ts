import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const arithmetic = '3.3.13 Arithmetic Instructions'
const bit = '3.3.14 Bit Instructions'
const relation = '3.3.15 Relational and Logical Instructions'
const derivative = '3.3.16 Derivative Instructions'

function type(slug: string, section: string, summary: string): RuleRow {
  return row('type', slug, section, summary)
}

/** Arithmetic, bits, relations, derivatives: types of results and operands. */
export const rules: readonly RuleRow[] = [
  type(
    'integer-arithmetic-result',
    `${arithmetic}: OpSNegate, OpIAdd, OpISub, OpIMul, OpSDiv, OpSRem, OpSMod; ${bit}: shifts, OpBitwise..., OpNot`,
    'The result type of integer arithmetic, a shift or a bitwise operation is an integer scalar or vector.',
  ),
  type(
    'integer-arithmetic-operand',
    `${arithmetic}: OpSNegate, OpIAdd, OpISub, OpIMul, OpSDiv, OpSRem, OpSMod; ${bit}: OpBitwise..., OpNot`,
    'The operands of integer arithmetic and bitwise operations are integers with the component count and width of the result.',
  ),
  type(
    'shift-base',
    `${bit}: OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical`,
    'The Base of a shift is an integer with the component count and width of the result.',
  ),
  type(
    'shift-amount',
    `${bit}: OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical`,
    'The Shift operand is an integer with as many components as Base.',
  ),
  type(
    'unsigned-arithmetic-result',
    `${arithmetic}: OpUDiv, OpUMod`,
    'The result type of OpUDiv and OpUMod is an integer scalar or vector with Signedness 0.',
  ),
  type(
    'float-arithmetic-result',
    `${arithmetic}: OpFNegate, OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFMod`,
    'The result type of floating-point arithmetic is a floating-point scalar or vector.',
  ),
  type(
    'unsigned-arithmetic-operand',
    `${arithmetic}: OpUDiv, OpUMod`,
    'The operands of OpUDiv and OpUMod have the result type.',
  ),
  type(
    'float-arithmetic-operand',
    `${arithmetic}: OpFNegate, OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFMod`,
    'The operands of floating-point arithmetic have the result type.',
  ),
  type(
    'vector-times-scalar',
    `${arithmetic}: OpVectorTimesScalar`,
    'The result type of OpVectorTimesScalar is a floating-point vector; Vector has the result type and Scalar has its component type.',
  ),
  type(
    'matrix-times-scalar',
    `${arithmetic}: OpMatrixTimesScalar`,
    'The result type of OpMatrixTimesScalar is a matrix; Matrix has the result type and Scalar has its component type.',
  ),
  type(
    'vector-times-matrix',
    `${arithmetic}: OpVectorTimesMatrix`,
    'The Vector of OpVectorTimesMatrix has as many components as Matrix has rows, the result vector has as many as Matrix has columns, and all three have the same component type.',
  ),
  type(
    'matrix-times-vector',
    `${arithmetic}: OpMatrixTimesVector`,
    'The Vector of OpMatrixTimesVector has as many components as Matrix has columns, and the result type is the column type of Matrix.',
  ),
  type(
    'matrix-times-matrix',
    `${arithmetic}: OpMatrixTimesMatrix`,
    'The result of OpMatrixTimesMatrix has the column type of LeftMatrix and as many columns as RightMatrix, whose columns have as many components as LeftMatrix has columns.',
  ),
  type(
    'outer-product',
    `${arithmetic}: OpOuterProduct`,
    'The columns of the result of OpOuterProduct have the type of Vector 1, there are as many as Vector 2 has components, and all component types are the same.',
  ),
  type(
    'dot-product',
    `${arithmetic}: OpDot`,
    'OpDot takes two vectors of the same type, and its result type is their floating-point component type.',
  ),
  type(
    'extended-arithmetic-result',
    `${arithmetic}: OpIAddCarry, OpISubBorrow, OpUMulExtended, OpSMulExtended`,
    'The result type of extended arithmetic is a structure with two members of the same integer type, with Signedness 0 except for OpSMulExtended.',
  ),
  type(
    'extended-arithmetic-operand',
    `${arithmetic}: OpIAddCarry, OpISubBorrow, OpUMulExtended, OpSMulExtended`,
    'The operands of extended arithmetic have the type of the members of the result.',
  ),
  type(
    'bit-field-result',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, OpBitCount`,
    'The result type of a bit-field instruction, OpBitReverse or OpBitCount is an integer scalar or vector.',
  ),
  type(
    'bit-field-operand',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse`,
    'The Base and Insert operands have the result type.',
  ),
  type(
    'bit-field-range',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract`,
    'The Offset and Count of a bit-field instruction are integer scalars.',
  ),
  type(
    'bit-count-base',
    `${bit}: OpBitCount`,
    'The Base of OpBitCount is an integer with as many components as the result.',
  ),
  type(
    'boolean-result',
    relation,
    'The result type of a comparison or logical instruction is a Boolean scalar or vector.',
  ),
  type(
    'logical-operand',
    `${relation}: OpLogicalEqual, OpLogicalNotEqual, OpLogicalOr, OpLogicalAnd, OpLogicalNot`,
    'The operands of logical instructions have the result type.',
  ),
  type(
    'any-all-operand',
    `${relation}: OpAny, OpAll`,
    'OpAny and OpAll take a vector of Booleans, and their result type is a Boolean scalar.',
  ),
  type(
    'float-classification-operand',
    `${relation}: OpIsNan, OpIsInf, OpIsFinite, OpIsNormal, OpSignBitSet`,
    'The operand of a floating-point classification instruction is a floating-point scalar or vector with as many components as the result.',
  ),
  type(
    'integer-comparison-operand',
    `${relation}: OpIEqual and the integer comparisons`,
    'The operands of an integer comparison have the same width and as many components as the result.',
  ),
  type(
    'float-comparison-operand',
    `${relation}: OpFOrdEqual and the floating-point comparisons, OpLessOrGreater, OpOrdered, OpUnordered`,
    'The operands of a floating-point comparison have the same type, with as many components as the result.',
  ),
  type(
    'select-result',
    `${relation}: OpSelect`,
    'The result type of OpSelect is a pointer, scalar or vector, or, from version 1.4 on, another composite.',
  ),
  type('select-object', `${relation}: OpSelect`, 'Both objects of OpSelect have the result type.'),
  type(
    'select-condition',
    `${relation}: OpSelect`,
    'The Condition of OpSelect is a Boolean scalar or, if the result is a vector, a Boolean vector with as many components as the result.',
  ),
  row(
    'type',
    'select-condition-per-component',
    `${relation}: OpSelect`,
    'Before version 1.4, if the result of OpSelect is a vector, Condition is a vector.',
    {
      confidence: 'open',
      versions: { until: 0x0001_03ff },
      notes:
        'The section lets Condition be a scalar without naming a version, and has results computed per component only before version 1.4, without a word on a Condition that has one component where the result has several.',
    },
  ),
  type(
    'derivative-result',
    derivative,
    'The result type of a derivative instruction is a scalar or vector of 32-bit floats without an encoding.',
  ),
  type(
    'derivative-operand',
    derivative,
    'The operand of a derivative instruction has the result type.',
  ),
]
