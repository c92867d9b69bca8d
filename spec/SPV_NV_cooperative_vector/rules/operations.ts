import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const conversions =
  'OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert'

const sameCount =
  'Two counts are the same if they are the same id or known with the same value (OpConstant, OpConstantNull), and different if they are known with different values; nothing is judged where that is not known.'

const executed = 'OpSpecConstantOp that executes the instruction counts.'

/** Conversions, arithmetic and other operations on the components. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'conversion-is-between-cooperative-vectors',
    section: section.conversion,
    summary: `If one of the Result Type and the type of the operand of ${conversions} or OpBitcast is a cooperative vector type, so is the other.`,
    class: 'type',
    notes: `${executed} An OpBitcast to or from a pointer is not judged.`,
  }),
  row({
    slug: 'conversion-keeps-the-component-count',
    section: section.conversion,
    summary: `If the Result Type and the type of the operand of ${conversions} or OpBitcast are cooperative vector types, they have the same Component Count.`,
    class: 'type',
    notes: `${executed} ${sameCount}`,
  }),
  row({
    slug: 'converted-components-are-appropriate',
    section: section.conversion,
    summary:
      'If the Result Type and the type of the operand are cooperative vector types, the Component Type of the Result Type is an OpTypeInt for OpConvertFToS, OpSConvert, an OpTypeInt with Signedness 0 for OpConvertFToU, OpUConvert, and an OpTypeFloat for OpConvertSToF, OpConvertUToF, OpFConvert; that of the operand is an OpTypeFloat for OpConvertFToU, OpConvertFToS, OpFConvert and an OpTypeInt for the others; and OpUConvert and OpSConvert change the width, OpFConvert the Component Type.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The text asks for appropriate component types; these are the ones of the core specification.`,
  }),
  row({
    slug: 'bitcast-keeps-the-component-width',
    section: section.conversion,
    summary:
      'If the Result Type and the type of the Operand of an OpBitcast are cooperative vector types, their Component Types have the same Width.',
    class: 'type',
    notes: executed,
  }),
  row({
    slug: 'arithmetic-components-are-appropriate',
    section: section.arithmetic,
    summary:
      'If the Result Type is a cooperative vector type, its Component Type is an OpTypeFloat for OpFNegate, OpFAdd, OpFSub, OpFMul, OpFDiv and OpVectorTimesScalar, and an OpTypeInt for OpSNegate, OpIAdd, OpISub, OpIMul, OpSDiv and OpUDiv.',
    class: 'type',
    notes: `${executed} Signedness does not matter here.`,
  }),
  row({
    slug: 'integer-arithmetic-is-of-matching-vectors',
    section: section.arithmetic,
    summary:
      'If the Result Type or the type of an operand of OpSNegate, OpIAdd, OpISub, OpIMul or OpSDiv is a cooperative vector type, all of them are; both operands have the same type (the same id); and that type and the Result Type have Component Types of the same kind (OpTypeInt or OpTypeFloat) and width and the same Component Count.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} ${sameCount} That operands of OpF... and OpUDiv have the Result Type is decided by core/float-arithmetic-operand and core/unsigned-arithmetic-operand.`,
  }),
  row({
    slug: 'vector-times-scalar-fits',
    section: section.arithmetic,
    summary:
      'If the Result Type or the type of the Vector of an OpVectorTimesScalar is a cooperative vector type, the type of Vector is the Result Type, and the type of Scalar is its Component Type.',
    class: 'type',
    confidence: 'derived',
    notes: 'The core specification says the same about vectors.',
  }),
  row({
    slug: 'bit-operation-is-of-integers',
    section: section.bits,
    summary:
      'If the Result Type of OpShiftRightLogical, OpShiftRightArithmetic, OpShiftLeftLogical, OpBitwiseOr, OpBitwiseXor, OpBitwiseAnd or OpNot is a cooperative vector type, its Component Type is an OpTypeInt.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The core specification requires integers of these instructions.`,
  }),
  row({
    slug: 'other-operations-result-in-no-cooperative-vector',
    section: `${section.arithmetic}; ${section.bits}; ${section.conversion}`,
    summary:
      'The Result Type of OpUMod, OpSRem, OpSMod, OpFRem, OpFMod, OpMatrixTimesScalar, OpVectorTimesMatrix, OpMatrixTimesVector, OpMatrixTimesMatrix, OpOuterProduct, OpTranspose, OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, OpBitCount, OpSatConvertSToU, OpSatConvertUToS or OpQuantizeToF16 is not a cooperative vector type.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The core specification allows these instructions for other types, and the text lists the instructions that it allows besides.`,
  }),
  row({
    slug: 'extended-instruction-is-listed',
    section: section.arithmetic,
    summary:
      'An instruction of GLSL.std.450 whose Result Type, or the type of one of whose operands, is a cooperative vector type is FMin, UMin, SMin, NMin, FMax, UMax, SMax, NMax, FClamp, UClamp, SClamp, NClamp, Step, Exp, Log, Tanh, Atan or Fma.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The core specification of the set allows its instructions for scalars and vectors, and the text lists those that it allows besides. Other sets are not judged.',
  }),
  row({
    slug: 'extended-instruction-has-appropriate-components',
    section: section.arithmetic,
    summary:
      'If the Result Type of an instruction of GLSL.std.450 is a cooperative vector type, its Component Type is an OpTypeInt for UMin, SMin, UMax, SMax, UClamp and SClamp, and an OpTypeFloat for FMin, NMin, FMax, NMax, FClamp, NClamp, Step, Exp, Log, Tanh, Atan and Fma.',
    class: 'type',
    confidence: 'derived',
    notes: 'The signedness of integers and the width of floats are not judged.',
  }),
]
