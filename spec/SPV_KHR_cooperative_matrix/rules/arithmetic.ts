import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const executed = 'OpSpecConstantOp that executes the instruction counts.'

/** Component-wise arithmetic, scaling, and the operations that take no matrices. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'arithmetic-components-are-appropriate',
    section: section.arithmetic,
    summary:
      'If the Result Type is a cooperative matrix type, its Component Type is an OpTypeFloat for OpFNegate, OpFAdd, OpFSub, OpFMul and OpFDiv, and an OpTypeInt for OpSNegate, OpIAdd, OpISub, OpIMul, OpSDiv and OpUDiv.',
    class: 'type',
    notes: `${executed} The signedness does not matter here: see unsigned-division-is-of-unsigned-components for OpUDiv. That operands of OpF... and OpUDiv have the Result Type is decided by core/float-arithmetic-operand and core/unsigned-arithmetic-operand.`,
  }),
  row({
    slug: 'unsigned-division-is-of-unsigned-components',
    section: section.arithmetic,
    summary:
      'If the Result Type of OpUDiv is a cooperative matrix type whose Component Type is an OpTypeInt, its Signedness is 0.',
    class: 'type',
    confidence: 'open',
    notes: `${executed} See NOTES.md for the two readings.`,
  }),
  row({
    slug: 'integer-arithmetic-is-of-matching-matrices',
    section: section.arithmetic,
    summary:
      'If the Result Type or the type of an operand of OpSNegate, OpIAdd, OpISub, OpIMul or OpSDiv is a cooperative matrix type, all of them are; both operands have the same type (the same id); and that type and the Result Type have Component Types of the same kind (OpTypeInt or OpTypeFloat) and width and the same Scope, Rows, Columns and Use.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The Component Types of the operands and the result may differ in signedness, as for vectors in the core specification. ${fixed}`,
  }),
  row({
    slug: 'matrix-times-scalar-fits',
    section: section.arithmetic,
    summary:
      'If the Result Type or the type of an operand of OpMatrixTimesScalar is a cooperative matrix type, then the Result Type is, the type of Matrix is the Result Type, and the type of Scalar is its Component Type.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The core specification says the same about matrices. Whether the Component Type may be an integer type is not judged: see NOTES.md.',
  }),
  row({
    slug: 'other-operations-result-in-no-matrix',
    section: `${section.arithmetic}; ${section.conversion}; Issues`,
    summary:
      'Neither the Result Type nor the type of an operand of OpUMod, OpSRem, OpSMod, OpFRem, OpFMod, OpVectorTimesScalar, OpVectorTimesMatrix, OpMatrixTimesVector, OpMatrixTimesMatrix, OpOuterProduct, OpDot, OpTranspose, OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical, OpBitwiseOr, OpBitwiseXor, OpBitwiseAnd, OpNot, OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, OpBitCount, OpSatConvertSToU or OpSatConvertUToS is a cooperative matrix type.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The core specification allows these instructions for scalars, vectors and matrices only, and the text lists the instructions that it allows besides.`,
  }),
]
