import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const arithmetic = '3.3.13 Arithmetic Instructions'
const bit = '3.3.14 Bit Instructions'
const relation = '3.3.15 Relational and Logical Instructions'
const conversion = '3.3.11 Conversion Instructions'
const derivative = '3.3.16 Derivative Instructions'

function type(slug: string, section: string, summary: string): RuleRow {
  return row('type', slug, section, summary)
}

/** Arithmetic, bits, relations, conversions: types of results and operands. */
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
    'conversion-result',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'A numerical conversion results in a scalar or vector of the kind it converts to, of Signedness 0 for OpConvertFToU and OpUConvert.',
  ),
  type(
    'conversion-operand',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'What is converted is of the kind it converts from, with as many components as the result.',
  ),
  type(
    'conversion-width',
    `${conversion}: OpUConvert, OpSConvert, OpFConvert`,
    'A change of width changes it: components of OpUConvert and OpSConvert differ in width, those of OpFConvert in type.',
  ),
  type(
    'quantize-type',
    `${conversion}: OpQuantizeToF16`,
    'OpQuantizeToF16 results in 32-bit floats without an encoding.',
  ),
  type(
    'quantize-operand',
    `${conversion}: OpQuantizeToF16`,
    'Value of OpQuantizeToF16 has the result type.',
  ),
  type(
    'convert-pointer-to-integer',
    `${conversion}: OpConvertPtrToU`,
    'OpConvertPtrToU results in an integer scalar of Signedness 0.',
  ),
  type(
    'convert-pointer-to-integer-operand',
    `${conversion}: OpConvertPtrToU`,
    'Pointer of OpConvertPtrToU is a physical pointer.',
  ),
  type(
    'convert-integer-to-pointer',
    `${conversion}: OpConvertUToPtr`,
    'OpConvertUToPtr results in a physical pointer.',
  ),
  type(
    'convert-integer-to-pointer-operand',
    `${conversion}: OpConvertUToPtr`,
    'Integer Value of OpConvertUToPtr is an integer scalar of Signedness 0.',
  ),
  type(
    'cast-to-generic-result',
    `${conversion}: OpPtrCastToGeneric`,
    'OpPtrCastToGeneric results in a pointer into Generic.',
  ),
  type(
    'cast-to-generic-operand',
    `${conversion}: OpPtrCastToGeneric`,
    'Pointer of OpPtrCastToGeneric points into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-result',
    `${conversion}: OpGenericCastToPtr`,
    'OpGenericCastToPtr results in a pointer into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-operand',
    `${conversion}: OpGenericCastToPtr`,
    'Pointer of OpGenericCastToPtr points into Generic.',
  ),
  type(
    'cast-explicit-result',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'OpGenericCastToPtrExplicit results in a pointer into its Storage.',
  ),
  type(
    'cast-explicit-operand',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'Pointer of OpGenericCastToPtrExplicit points into Generic.',
  ),
  type(
    'cast-explicit-storage',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'Storage of OpGenericCastToPtrExplicit is Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-pointee',
    `${conversion}: OpPtrCastToGeneric, OpGenericCastToPtr, OpGenericCastToPtrExplicit`,
    'A cast between storage classes keeps the type that typed pointers point to.',
  ),
  type(
    'bitcast-result',
    `${conversion}: OpBitcast`,
    'OpBitcast results in a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-operand',
    `${conversion}: OpBitcast`,
    'Operand of OpBitcast is a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-differs',
    `${conversion}: OpBitcast`,
    'OpBitcast does not result in the type of its operand.',
  ),
  row(
    'type',
    'bitcast-pointer-scalar',
    `${conversion}: OpBitcast`,
    'Before version 1.5, a pointer is cast to and from pointers and integer scalars only.',
    {
      versions: { until: 0x0001_04ff },
      notes: 'SPV_KHR_physical_storage_buffer allows vectors too.',
    },
  ),
  row(
    'type',
    'bitcast-pointer-vector',
    `${conversion}: OpBitcast`,
    'From version 1.5 a pointer is cast to and from pointers, integer scalars and integer vectors only.',
    { versions: { since: 0x0001_0500 } },
  ),
  type(
    'bitcast-pointer-storage-class',
    `${conversion}: OpBitcast`,
    'OpBitcast between pointers keeps the storage class.',
  ),
  type(
    'bitcast-pointer-words',
    '2.16.1 Universal Validation Rules',
    'Vectors that pointers are cast to and from are of 32-bit integers.',
  ),
  type(
    'bitcast-width',
    `${conversion}: OpBitcast`,
    'OpBitcast between equal component counts keeps the width of components.',
  ),
  type(
    'bitcast-bits',
    `${conversion}: OpBitcast`,
    'OpBitcast between different component counts keeps the number of bits.',
  ),
  row(
    'type',
    'bitcast-multiple',
    `${conversion}: OpBitcast`,
    'Of different component counts of OpBitcast the larger is a multiple of the smaller.',
    {
      decidable: 'no',
      why: 'Widths that a module can declare differ by powers of two, so equal numbers of bits imply it.',
    },
  ),
  type(
    'derivative-result',
    derivative,
    'A derivative is a scalar or vector of 32-bit floats without an encoding.',
  ),
  type('derivative-operand', derivative, 'What is derived has the result type.'),
]
