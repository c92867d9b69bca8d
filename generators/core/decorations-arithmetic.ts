import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { fragment, kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorated, decorationRows } from './shared/decoration-rows.ts'

/** Arithmetic of a fragment shader, and what is none. */
const inCalculating = tagIn(fragment)`entryPoints: Fragment %main %input %output
declarations: %pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_number = OpTypePointer Input %float
%pointer_local = OpTypePointer Function %float
%takes_float = OpTypeFunction %float %float
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%a_float2 = OpUndef %float2
%a_float2x2 = OpUndef %float2x2
%carried = OpTypeStruct %uint %uint
before: %float %helper(%float %parameter) as %takes_float
%inside = OpFNegate %float %parameter
OpReturnValue %inside
body: %local = OpVariable %pointer_local Function
%called = OpFunctionCall %float %helper %float_1
%chain = OpAccessChain %pointer_number %input %uint_0
%read = OpLoad %float %chain
%negated = OpFNegate %float %read
%sum = OpFAdd %float %read %float_1
%difference = OpFSub %float %read %float_1
%product = OpFMul %float %read %read
%quotient = OpFDiv %float %read %float_1
%remainder = OpFRem %float %read %float_1
%modulo = OpFMod %float %read %float_1
%scaled = OpVectorTimesScalar %float2 %a_float2 %read
%scaled_matrix = OpMatrixTimesScalar %float2x2 %a_float2x2 %read
%row = OpVectorTimesMatrix %float2 %a_float2 %a_float2x2
%column = OpMatrixTimesVector %float2 %a_float2x2 %a_float2
%matrix = OpMatrixTimesMatrix %float2x2 %a_float2x2 %a_float2x2
%outer = OpOuterProduct %float2x2 %a_float2 %a_float2
%dot = OpDot %float %a_float2 %a_float2
%transposed = OpTranspose %float2x2 %a_float2x2
%copy = OpCopyObject %float %sum
%component = OpCompositeExtract %float %a_float2 0
%composed = OpCompositeConstruct %float2 %sum %product
%shuffled = OpVectorShuffle %float2 %a_float2 %a_float2 1 2
%converted = OpConvertSToF %float %int_1
%quantized = OpQuantizeToF16 %float %read
%cast = OpBitcast %uint %read
%derivative = OpDPdx %float %read
%width = OpFwidth %float %read
%less = OpFOrdLessThan %bool %read %float_1
%not_a_number = OpIsNan %bool %read
%chosen = OpSelect %float %less %sum %product
OpStore %local %sum`

const floats =
  'negated difference product quotient remainder modulo scaled scaled_matrix row column matrix outer dot inside sum'

const integers =
  'sum difference negated quotient signed_quotient modulo remainder signed_modulo carry borrow extended signed_extended dot product'

/** A kernel that converts to integers and from them, and does other things. */
const inConverting = tagIn(kernel)`imports: %opencl = OpExtInstImport "OpenCL.std"
declarations: %pointer = OpTypePointer Function %uint
%generic = OpTypePointer Generic %uint
%takes_float = OpTypeFunction %uint %float
%a_float2 = OpUndef %float2
%a_uint2 = OpUndef %uint2
before: %uint %helper(%float %parameter) as %takes_float
%inside = OpConvertFToU %uint %parameter
OpReturnValue %inside
body: %local = OpVariable %pointer Function
%called = OpFunctionCall %uint %helper %float_1
%to_unsigned = OpConvertFToU %uint %float_1
%to_signed = OpConvertFToS %uint %float_1
%longer = OpUConvert %ulong %uint_1
%shorter = OpSConvert %uint %longer
%vector_to_unsigned = OpConvertFToU %uint2 %a_float2
%saturated_unsigned = OpSatConvertSToU %uint %uint_1
%saturated_signed = OpSatConvertUToS %uint2 %a_uint2
%from_signed = OpConvertSToF %float %uint_1
%from_unsigned = OpConvertUToF %float2 %a_uint2
%to_pointer = OpConvertUToPtr %pointer %longer
%to_generic = OpPtrCastToGeneric %generic %local
%sum = OpIAdd %uint %to_unsigned %to_signed
%copy = OpCopyObject %uint %to_unsigned
%component = OpCompositeExtract %uint %vector_to_unsigned 0
%rounded = OpExtInst %float %opencl rint %float_1
OpStore %local %to_unsigned
%loaded = OpLoad %uint %local
%chosen = OpSelect %uint %true %to_unsigned %uint_1`

/** Pairs of the rules on arithmetic that is not contracted and on conversions that saturate. */
export const pairs = targetPairs(decorationRows, [
  inCalculating`no-contraction-target/floats: every arithmetic instruction on floats can be kept as it is
annotations: ${decorated(floats, 'NoContraction')}`,
  pairOf`no-contraction-target/integers: arithmetic instructions on integers are no others in this
capabilities: Shader Kernel DotProduct DotProductInputAll
body: %sum = OpIAdd %uint %uint_1 %uint_2
%difference = OpISub %uint %uint_2 %uint_1
%product = OpIMul %uint %uint_2 %uint_3
%negated = OpSNegate %uint %uint_1
%quotient = OpUDiv %uint %uint_4 %uint_2
%signed_quotient = OpSDiv %uint %uint_4 %uint_2
%modulo = OpUMod %uint %uint_3 %uint_2
%remainder = OpSRem %uint %uint_3 %uint_2
%signed_modulo = OpSMod %uint %uint_3 %uint_2
%carry = OpIAddCarry %uint_pair %uint_1 %uint_2
%borrow = OpISubBorrow %uint_pair %uint_1 %uint_2
%extended = OpUMulExtended %uint_pair %uint_1 %uint_2
%signed_extended = OpSMulExtended %uint_pair %uint_1 %uint_2
%dot = OpUDot %uint %a_uint2 %a_uint2
%left = OpShiftLeftLogical %uint %uint_1 %uint_2
%right = OpShiftRightArithmetic %uint %uint_8 %uint_2
%bits = OpBitwiseAnd %uint %uint_1 %uint_3
%inverse = OpNot %uint %uint_1
%reversed = OpBitReverse %uint %uint_1
%counted = OpBitCount %uint %uint_3
%equal = OpIEqual %bool %uint_1 %uint_2
%both = OpLogicalAnd %bool %equal %true
%member = OpCompositeExtract %uint %carry 1
annotations: ${decorated(integers, 'NoContraction')}`,
  inCalculating`no-contraction-target/one in spv1.0, spv1.3, spv1.6: a sum is kept as it is in the first version, too
annotations: %sum NoContraction`,
  inCalculating`no-contraction-target/by-a-group: a group of decorations is given to sums
annotations: %group = [NoContraction, RelaxedPrecision] %sum %product`,

  inConverting`saturated-conversion-target/conversions-to-integers
every conversion to integers can be saturated, be it of a scalar or a vector
annotations: ${decorated('to_unsigned longer shorter vector_to_unsigned inside to_signed', 'SaturatedConversion')}`,
  inConverting`saturated-conversion-target/one in spv1.0, spv1.3, spv1.6
the first versions have it, too, and saturating conversions go without
annotations: %to_unsigned SaturatedConversion
{| added-to-a-saturating-one: OpDecorate %saturated_unsigned SaturatedConversion}`,
  inConverting`saturated-conversion-target/by-a-group: a group of decorations is given to conversions
annotations: %group = [SaturatedConversion] %to_unsigned %to_signed`,
  inKernel`saturated-conversion-target/floats: a conversion between floats has no integers to saturate
capabilities: ${kernel.capabilities} Float16 Shader
annotations: %to_unsigned SaturatedConversion
body: %to_unsigned = OpConvertFToU %uint %float_1
%narrower = OpFConvert %half %float_1
%quantized = OpQuantizeToF16 %float %float_1
%cast = OpBitcast %float %uint_1`,
])
