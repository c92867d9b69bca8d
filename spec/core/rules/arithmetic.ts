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
    'Integer arithmetic, shifts and bitwise operations result in an integer scalar or vector.',
  ),
  type(
    'integer-arithmetic-operand',
    `${arithmetic}: OpSNegate, OpIAdd, OpISub, OpIMul, OpSDiv, OpSRem, OpSMod; ${bit}: OpBitwise..., OpNot`,
    'Operands of integer arithmetic and bitwise operations are integers with as many components, and as wide, as the result.',
  ),
  type(
    'shift-base',
    `${bit}: OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical`,
    'Base of a shift is an integer with as many components, and as wide, as the result.',
  ),
  type(
    'shift-amount',
    `${bit}: OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical`,
    'Shift is an integer with as many components as Base.',
  ),
  type(
    'unsigned-arithmetic-result',
    `${arithmetic}: OpUDiv, OpUMod`,
    'OpUDiv and OpUMod result in an integer scalar or vector of Signedness 0.',
  ),
  type(
    'float-arithmetic-result',
    `${arithmetic}: OpFNegate, OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFMod`,
    'Floating-point arithmetic results in a floating-point scalar or vector.',
  ),
  type(
    'unsigned-arithmetic-operand',
    `${arithmetic}: OpUDiv, OpUMod`,
    'Operands of OpUDiv and OpUMod have the result type.',
  ),
  type(
    'float-arithmetic-operand',
    `${arithmetic}: OpFNegate, OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFMod`,
    'Operands of floating-point arithmetic have the result type.',
  ),
  type(
    'vector-times-scalar',
    `${arithmetic}: OpVectorTimesScalar`,
    'OpVectorTimesScalar scales a floating-point vector of its result type by a scalar of the component type.',
  ),
  type(
    'matrix-times-scalar',
    `${arithmetic}: OpMatrixTimesScalar`,
    'OpMatrixTimesScalar scales a matrix of its result type by a scalar of the component type.',
  ),
  type(
    'vector-times-matrix',
    `${arithmetic}: OpVectorTimesMatrix`,
    'OpVectorTimesMatrix takes a vector as long as the columns and results in one as long as there are columns, all of one component type.',
  ),
  type(
    'matrix-times-vector',
    `${arithmetic}: OpMatrixTimesVector`,
    'OpMatrixTimesVector takes a vector as long as there are columns and results in the column type.',
  ),
  type(
    'matrix-times-matrix',
    `${arithmetic}: OpMatrixTimesMatrix`,
    'OpMatrixTimesMatrix results in columns like those of the left matrix, as many as the right one has, whose columns are as long as the left one has columns.',
  ),
  type(
    'outer-product',
    `${arithmetic}: OpOuterProduct`,
    'OpOuterProduct results in columns of the type of the first vector, as many as the second has components, all of one component type.',
  ),
  type(
    'dot-product',
    `${arithmetic}: OpDot`,
    'OpDot takes two vectors of one type and results in their floating-point component type.',
  ),
  type(
    'extended-arithmetic-result',
    `${arithmetic}: OpIAddCarry, OpISubBorrow, OpUMulExtended, OpSMulExtended`,
    'Extended arithmetic results in a structure of two members of one integer type, of Signedness 0 except for OpSMulExtended.',
  ),
  type(
    'extended-arithmetic-operand',
    `${arithmetic}: OpIAddCarry, OpISubBorrow, OpUMulExtended, OpSMulExtended`,
    "Operands of extended arithmetic have the type of the result's members.",
  ),
  type(
    'bit-field-result',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, OpBitCount`,
    'Bit-field instructions, OpBitReverse and OpBitCount result in an integer scalar or vector.',
  ),
  type(
    'bit-field-operand',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse`,
    'Base and Insert have the result type.',
  ),
  type(
    'bit-field-range',
    `${bit}: OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract`,
    'Offset and Count of a bit field are integer scalars.',
  ),
  type(
    'bit-count-base',
    `${bit}: OpBitCount`,
    'Base of OpBitCount is an integer with as many components as the result.',
  ),
  type(
    'boolean-result',
    relation,
    'Comparisons and logical instructions result in a Boolean scalar or vector.',
  ),
  type(
    'logical-operand',
    `${relation}: OpLogicalEqual, OpLogicalNotEqual, OpLogicalOr, OpLogicalAnd, OpLogicalNot`,
    'Operands of logical instructions have the result type.',
  ),
  type(
    'any-all-operand',
    `${relation}: OpAny, OpAll`,
    'OpAny and OpAll result in a Boolean scalar from a vector of Booleans.',
  ),
  type(
    'float-classification-operand',
    `${relation}: OpIsNan, OpIsInf, OpIsFinite, OpIsNormal, OpSignBitSet`,
    'What is classified is a floating-point scalar or vector with as many components as the result.',
  ),
  type(
    'integer-comparison-operand',
    `${relation}: OpIEqual and the integer comparisons`,
    'Compared integers are equally wide, with as many components as the result.',
  ),
  type(
    'float-comparison-operand',
    `${relation}: OpFOrdEqual and the floating-point comparisons, OpLessOrGreater, OpOrdered, OpUnordered`,
    'Compared floats are of one type, with as many components as the result.',
  ),
  type(
    'select-result',
    `${relation}: OpSelect`,
    'Before version 1.4 OpSelect results in a pointer, scalar or vector, from then on also in another composite.',
  ),
  type('select-object', `${relation}: OpSelect`, 'Both objects of OpSelect have its result type.'),
  type(
    'select-condition',
    `${relation}: OpSelect`,
    'Condition of OpSelect is a Boolean scalar, or a Boolean vector with as many components as a result that is a vector.',
  ),
  type(
    'derivative-result',
    derivative,
    'A derivative is a scalar or vector of 32-bit floats without an encoding.',
  ),
  type('derivative-operand', derivative, 'What is derived has the result type.'),
]
