import { pair } from '../pairs/pair.ts'
import { fragment } from '../pairs/pieces.ts'
import { atOthers, decorated } from './shared/decorated.ts'

/** Arithmetic of a fragment shader, and what is none. */
const calculating = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %input %output',
  declarations: `%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_number = OpTypePointer Input %float
%pointer_local = OpTypePointer Function %float
%takes_float = OpTypeFunction %float %float
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%a_float2 = OpUndef %float2
%a_float2x2 = OpUndef %float2x2
%carried = OpTypeStruct %uint %uint`,
  before: `%helper = OpFunction %float None %takes_float
%parameter = OpFunctionParameter %float
%begin = OpLabel
%inside = OpFNegate %float %parameter
OpReturnValue %inside
OpFunctionEnd`,
  body: `%local = OpVariable %pointer_local Function
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
OpStore %local %sum`,
}

/** Arithmetic of integers, and their bits. */
const counting = {
  capabilities:
    'OpCapability Shader\nOpCapability Kernel\nOpCapability DotProduct\nOpCapability DotProductInputAll',
  declarations: `%pair = OpTypeStruct %uint %uint
%a_uint2 = OpUndef %uint2`,
  body: `%sum = OpIAdd %uint %uint_1 %uint_2
%difference = OpISub %uint %uint_2 %uint_1
%product = OpIMul %uint %uint_2 %uint_3
%negated = OpSNegate %uint %uint_1
%quotient = OpUDiv %uint %uint_4 %uint_2
%signed_quotient = OpSDiv %uint %uint_4 %uint_2
%modulo = OpUMod %uint %uint_3 %uint_2
%remainder = OpSRem %uint %uint_3 %uint_2
%signed_modulo = OpSMod %uint %uint_3 %uint_2
%carry = OpIAddCarry %pair %uint_1 %uint_2
%borrow = OpISubBorrow %pair %uint_1 %uint_2
%extended = OpUMulExtended %pair %uint_1 %uint_2
%signed_extended = OpSMulExtended %pair %uint_1 %uint_2
%dot = OpUDot %uint %a_uint2 %a_uint2
%left = OpShiftLeftLogical %uint %uint_1 %uint_2
%right = OpShiftRightArithmetic %uint %uint_8 %uint_2
%bits = OpBitwiseAnd %uint %uint_1 %uint_3
%inverse = OpNot %uint %uint_1
%reversed = OpBitReverse %uint %uint_1
%counted = OpBitCount %uint %uint_3
%equal = OpIEqual %bool %uint_1 %uint_2
%both = OpLogicalAnd %bool %equal %true
%member = OpCompositeExtract %uint %carry 1`,
}

/** Pairs of the rule on arithmetic that is not contracted. */
export const pairs = [
  pair(
    'no-contraction-target',
    'floats',
    'every arithmetic instruction on floats can be kept as it is',
    {
      ...calculating,
      annotations: decorated(
        [
          'negated',
          'sum',
          'difference',
          'product',
          'quotient',
          'remainder',
          'modulo',
          'scaled',
          'scaled_matrix',
          'row',
          'column',
          'matrix',
          'outer',
          'dot',
          'inside',
        ],
        'NoContraction',
      ),
    },
    {
      ...atOthers('sum', 'NoContraction', [
        'transposed',
        'copy',
        'component',
        'composed',
        'shuffled',
        'converted',
        'quantized',
        'cast',
        'derivative',
        'width',
        'less',
        'not_a_number',
        'chosen',
        'read',
        'chain',
      ]),
      ...atOthers('inside', 'NoContraction', [
        'called',
        'parameter',
        'helper',
        'begin',
        'main',
        'local',
        'input',
        'output',
        'float',
        'float_1',
        'a_float2',
      ]),
    },
  ),
  pair(
    'no-contraction-target',
    'integers',
    'arithmetic instructions on integers are no others in this',
    {
      ...counting,
      annotations: decorated(
        [
          'sum',
          'difference',
          'product',
          'negated',
          'quotient',
          'signed_quotient',
          'modulo',
          'remainder',
          'signed_modulo',
          'carry',
          'borrow',
          'extended',
          'signed_extended',
          'dot',
        ],
        'NoContraction',
      ),
    },
    atOthers('product', 'NoContraction', [
      'left',
      'right',
      'bits',
      'inverse',
      'reversed',
      'counted',
      'equal',
      'both',
      'member',
    ]),
  ),
  pair(
    'no-contraction-target',
    'one',
    'a sum is kept as it is in the first version, too',
    { ...calculating, annotations: decorated(['sum'], 'NoContraction') },
    atOthers('sum', 'NoContraction', ['copy', 'output', 'chosen', 'transposed']),
    { environments: ['spv1.0', 'spv1.3', 'spv1.6'] },
  ),
  pair(
    'no-contraction-target',
    'by-a-group',
    'a group of decorations is given to sums',
    {
      ...calculating,
      annotations: `OpDecorate %group NoContraction
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate %group %sum %product`,
    },
    {
      'one-of-two': [['%group %sum %product', '%group %sum %read']],
      'first-of-two': [['%group %sum %product', '%group %chosen %product']],
    },
  ),
]
