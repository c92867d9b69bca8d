import { imagePairOf } from './shared/image-pair.ts'

const flat = 'flat float 2D 0 0 0 1 Unknown'

const constants = `%special_one = OpSpecConstantComposite %int2 %spec_int %int_2
%operated = OpSpecConstantOp %int2 IAdd %special_one %int2_1_2
%undefined = OpUndef %int2
%ones = OpConstantComposite %int2_array4 %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
%special_ones = OpSpecConstantComposite %int2_array4 %int2_1_2 %special_one %operated %int2_1_2
%undefined_four = OpUndef %int2_array4
%variable = OpVariable %pointer_Private_int2 Private %int2_1_2
%variables = OpVariable %pointer_Private_int2_array4 Private %ones`

/** Pairs of the rule on offsets that have to be constant. */
export const pairs = [
  imagePairOf`image-operands-offset-constant/one-offset in spv1.0
an offset that has to be constant comes from a constant instruction of any kind
sampled: ${flat}
declarations: ${constants}
body: %image = OpImage %flat_type %flat
%copy = OpCopyObject %int2 %int2_1_2
%sum = OpIAdd %int2 %int2_1_2 %int2_1_2
%read = OpLoad %int2 %variable
%made = OpCompositeConstruct %int2 %int_1 %int_2
%a = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset {%int2_1_2 | computed: %sum
  | loaded: %read | copied: %copy | constructed: %made | undefined: %undefined}
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod|ConstOffset %float_0 {%special_one
  | explicit-copied: %copy | explicit-undefined: %undefined}
%c = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffset {%operated | gathered-computed: %sum}
%d = OpImageFetch %float4 %image %a_int2 ConstOffset {%null_int2 | fetched-loaded: %read
  | fetched-undefined: %undefined}
%e = OpImageGather %float4 %flat %a_float2 %uint_0 Offset %sum
%f = OpImageFetch %float4 %image %a_int2 Lod|Offset %uint_0 %read`,
  imagePairOf`image-operands-offset-constant/four-offsets in spv1.3
four offsets come from a constant instruction of any kind
sampled: ${flat}
declarations: ${constants}
body: %copy = OpCopyObject %int2_array4 %ones
%made = OpCompositeConstruct %int2_array4 %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
%read = OpLoad %int2_array4 %variables
%a = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets {%ones | copied: %copy
  | constructed: %made | loaded: %read | undefined: %undefined_four}
%b = OpImageDrefGather %float4 %flat %a_float2 %float_1 ConstOffsets {%special_ones
  | dref-copied: %copy | dref-loaded: %read | dref-undefined: %undefined_four}
%c = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets %a_int2_array4`,
  imagePairOf`image-operands-offset-constant/parameter
a function is called with the offset it gathers at
sampled: ${flat}
body: %called = OpFunctionCall %float4 %gathered %int2_1_1
after: %float4 %gathered(%int2 %parameter)
%image = OpLoad %flat_both %flat_variable
%texels = OpImageGather %float4 %image %a_float2 %uint_0 {Offset
  | only-constants-are-passed: ConstOffset} %parameter
%others = OpImageGather %float4 %image %a_float2 %uint_0 ConstOffset {%int2_1_1
  | constant-offset: %parameter}
OpReturnValue %texels`,
]
