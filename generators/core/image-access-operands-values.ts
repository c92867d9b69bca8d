import { imagePairOf, imagesInCompute, imagesInKernel } from './shared/image-pair.ts'

const wrongScalars = `double: %a_double | half: %a_half | integer: %uint_1 | boolean: %true
  | vector: %a_float2`

const wrongIntegers = `long: %a_long | short: %a_ushort | float: %float_1 | boolean: %true
  | vector: %a_int2`

const shapes = 'line, flat, solid, cube, layers, lines, cubes'
const offsets = `%four = OpTypeArray %int2 %uint_4
%five = OpTypeArray %int2 %uint_5
%four_longs = OpTypeArray %long2 %uint_4
%four_shorts = OpTypeArray %short2 %uint_4
%four_members = OpTypeStruct %int2 %int2 %int2 %int2
%four_unsigned = OpTypeArray %uint2 %int_4`

/** Pairs of the rules on what image operands are. */
export const pairs = [
  imagesInCompute`image-operands-sample-present/fetch: a sample is named where there is more than one
images: flat, layers, samples,
buffer
body: %a = OpImageFetch %float4 %flat %a_int2 {| of-one: Sample %uint_0}
%b = OpImageFetch %float4 %flat %a_uint2 {Lod %uint_1 | of-one-at-a-level: Lod|Sample %uint_1 %uint_0}
%c = OpImageFetch %float4 %samples %a_int2 {Sample %uint_1 | none:}
%d = OpImageFetch %float4 %samples %a_uint2 {ConstOffset|Sample %a_int2 %int_1 | other-operand: ConstOffset %a_int2}
%e = OpImageSparseFetch %structure_uint_and_float4 %flat %a_int2 {| sparse-of-one: Sample %uint_0}
%f = OpImageSparseFetch %structure_uint_and_float4 %samples %a_int2 {Sample %uint_1 | sparse-none:}
%g = OpImageFetch %float4 %buffer %int_1 {| of-a-buffer: Sample %uint_0}
%h = OpImageFetch %float4 %layers %a_int3 {| of-layers: Sample %uint_0}`,
  imagePairOf`image-operands-sample-present/read-and-write in spv1.0
a sample to read or to write is named where there is more than one
images: stored, samples float 2D 0 0 1 2 Rgba32f, attachment,
attached_samples float SubpassData 0 0 1 2 Unknown
body: %a = OpImageRead %float4 %stored %a_int2 {| read-of-one: Sample %uint_0}
%b = OpImageRead %float4 %samples %a_int2 {Sample %uint_1 | read-none:}
%c = OpImageRead %float4 %attachment %a_int2 {| attachment-of-one: Sample %uint_0}
%d = OpImageRead %float4 %attached_samples %a_int2 {Sample %uint_1 | attachment-none:}
%e = OpImageSparseRead %structure_uint_and_float4 %stored %a_int2 {| sparse-of-one: Sample %uint_0}
%f = OpImageSparseRead %structure_uint_and_float4 %samples %a_int2 {Sample %uint_1 | sparse-none:}
OpImageWrite %stored %a_int2 %a {| write-of-one: Sample %uint_0}
OpImageWrite %samples %a_int2 %a {Sample %uint_1 | write-none:}`,
  imagesInKernel`image-operands-sample-present/kernel: a kernel names a sample where there is more than one
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, samples void 2D 0 0 1 0 Unknown ReadOnly
body: %a = OpImageRead %float4 %unsaid %a_uint2 {| of-one: Sample %uint_0}
%b = OpImageRead %float4 %samples %a_uint2 {Sample %uint_1 | none:}`,
  imagesInCompute`image-operands-non-private/read-and-write: texels that are made visible or available are not private
images: stored
body: each read sparse-read: %stored %a_int2 MakeTexelVisible|NonPrivateTexel %uint_2
each write: %stored %a_int2 MakeTexelAvailable|NonPrivateTexel %uint_2
%private = OpImageRead %float4 %stored %a_int2 VolatileTexel
changed: %float4 %stored %a_int2 {MakeTexelVisible|NonPrivateTexel | read: MakeTexelVisible
  | read-volatile: MakeTexelVisible|VolatileTexel}
changed: %structure_uint_and_float4 %stored %a_int2 {MakeTexelVisible|NonPrivateTexel | sparse-read: MakeTexelVisible}
changed: {MakeTexelAvailable|NonPrivateTexel | write: MakeTexelAvailable
  | write-volatile: MakeTexelAvailable|VolatileTexel | write-nontemporal: MakeTexelAvailable|Nontemporal}`,
  imagesInCompute`image-operands-non-private/of-a-sample in spv1.3
a sample that is made visible or available is not private
images: samples int 2D 0 1 1 2 Rgba32i
body: %read = OpImageRead %int4 %samples %a_int3 {Sample|MakeTexelVisible|NonPrivateTexel
  | read: Sample|MakeTexelVisible} %uint_1 %uint_2
OpImageWrite %samples %a_int3 %read {Sample|MakeTexelAvailable|NonPrivateTexel
  | write: Sample|MakeTexelAvailable} %uint_1 %uint_2`,

  imagePairOf`image-operands-type/floats: bias, bound and level to sample are floats of 32 bits
sampled: flat
body: each implicit as implicit-bias: %flat %a_float2 Bias {%float_1 | ${wrongScalars}}
each sparse-implicit as sparse-implicit-minlod: %flat %a_float2 MinLod {%float_1 | ${wrongScalars}}
each explicit as explicit-lod: %flat %a_float2 Lod {%float_1 | ${wrongScalars}}
each dref-explicit as dref-explicit-lod: %flat %a_float2 Lod {%float_1 | ${wrongScalars}}`,
  imagePairOf`image-operands-type/integers in spv1.0: a sample, and a level to fetch, are integers of 32 bits
images: flat, samples, stored float 2D 0 0 1 2 Rgba32f
body: each fetch as fetch-lod: %flat %a_int2 Lod {%int_1 | ${wrongIntegers}}
each sparse-fetch as sparse-fetch-lod: %flat %a_int2 Lod {%uint_1 | ${wrongIntegers}}
each fetch as fetch-sample: %samples %a_int2 Sample {%uint_1 | ${wrongIntegers}}
each read as read-sample: %stored %a_int2 Sample {%int_1 | ${wrongIntegers}}
each write as write-sample: %stored %a_int2 Sample {%uint_1 | ${wrongIntegers}}`,
  imagePairOf`image-operands-type/among-others: more than one operand stands behind, the smaller bits first
sampled: solid
images: samples
body: %a = OpImageSampleImplicitLod %float4 %solid %a_float3 Bias|ConstOffset|MinLod %spec_float_0_5 %a_int3 {%float_1 | bound-behind-an-offset: %int_1}
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Grad|MinLod %a_float3 %a_float3 %spec_float_0_5
%c = OpImageFetch %float4 %samples %a_int2 ConstOffset|Sample %a_int2 {%int_1 | sample-behind-an-offset: %float_1}
changed: Bias|ConstOffset|MinLod {%spec_float_0_5 | bias: %a_double}
changed: %a_float3 %a_float3 {%spec_float_0_5 | bound-behind-derivatives: %a_float2}`,
  imagesInKernel`image-operands-type/kernel: a kernel samples at integers, but at a level that is a float
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod {%float_0 | integer: %uint_0 | double: %a_double}`,
  imagesInCompute`image-operands-gradient/dimensions
derivatives have a component for each dimension, and none for layers
sampled: ${shapes}
body: %a = OpImageSampleExplicitLod %float4 %line %float_1 Grad {%float_0
  | line-two-in-x: %a_float2} {%float_1 | line-two-in-y: %a_float2}
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad {%a_float2
  | flat-one-in-x: %float_0} {%a_float2 | flat-three-in-y: %a_float3}
%c = OpImageSampleExplicitLod %float4 %solid %a_float3 Grad {%a_float3
  | solid-four-in-x: %a_float4} {%a_float3 | solid-two-in-y: %a_float2}
%d = OpImageSampleExplicitLod %float4 %cube %a_float3 Grad {%a_float3 | cube-two-in-x: %a_float2} %a_float3
%e = OpImageSampleExplicitLod %float4 %layers %a_float3 Grad {%a_float2 %a_float2
  | layers-three-in-x: %a_float3 %a_float2 | layers-three-in-both: %a_float3 %a_float3}
%f = OpImageSampleExplicitLod %float4 %lines %a_float2 Grad {%float_0 %float_1 | lines-two-in-both: %a_float2 %a_float2}
%g = OpImageSampleExplicitLod %float4 %cubes %a_float4 Grad {%a_float3 %a_float3
  | cubes-four-in-both: %a_float4 %a_float4}`,
  imagePairOf`image-operands-gradient/kinds in spv1.0: derivatives are floats of 32 bits
sampled: flat, line
body: %a = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad {%a_float2 %a_float2
  | integers-in-x: %a_int2 %a_float2 | integers-in-y: %a_float2 %a_int2 | doubles-in-x: %a_double2 %a_float2
  | halves-in-y: %a_float2 %a_half2 | booleans-in-x: %a_bool2 %a_float2 | matrix-in-y: %a_float2 %a_float2x2
  | array-in-x: %a_floats %a_float2}
%b = OpImageSampleDrefExplicitLod %float %line %float_1 %float_1 Grad {%float_0 %float_1
  | integer-in-y: %float_0 %int_1 | double-in-x: %a_double %float_1}
%c = OpImageSparseSampleExplicitLod %structure_uint_and_float4 %flat %a_float2 Grad|ConstOffset %a_float2 {%a_float2
  | sparse-integers-in-y: %a_uint2} %a_int2`,
  imagePairOf`image-operands-offset/dimensions: offsets have a component for each dimension, and none for layers
sampled: ${shapes}
body: %a = OpImageSampleImplicitLod %float4 %line %float_1 ConstOffset {%int_1 | line-two: %a_int2}
%b = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset {%a_uint2 | flat-one: %uint_1 | flat-three: %a_uint3}
%c = OpImageSampleImplicitLod %float4 %solid %a_float3 Offset {%a_int3 | solid-two: %a_int2 | solid-four: %a_int4}
%d = OpImageSampleImplicitLod %float4 %layers %a_float3 ConstOffset {%a_int2 | layers-three: %a_int3 | layers-one: %int_1}
%e = OpImageSampleImplicitLod %float4 %lines %a_float2 Offset {%int_1 | lines-two: %a_int2}
%f = OpImageGather %float4 %flat %a_float2 %uint_0 Offset {%a_int2 | gathered-three: %a_int3}
%g = OpImageGather %float4 %layers %a_float3 %uint_0 ConstOffset {%a_int2 | gathered-layers-three: %a_int3}`,
  imagePairOf`image-operands-offset/kinds in spv1.0: offsets are integers of 32 bits, whether signed or not
sampled: flat
images: texels uint 1D 0 0 0 1 Unknown
body: %sum = OpIAdd %int2 %a_int2 %a_uint2
%wide_sum = OpIAdd %long2 %a_long2 %a_long2
%float_sum = OpFAdd %float2 %a_float2 %a_float2
%a = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset {%a_int2 | floats: %a_float2
  | longs: %a_long2 | shorts: %a_short2 | booleans: %a_bool2 | array: %a_floats}
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod|Offset %float_0 {%sum
  | explicit-longs: %wide_sum | explicit-floats: %float_sum}
%c = OpImageFetch %uint4 %texels %int_1 Lod|ConstOffset %int_1 {%uint_1 | fetched-float: %float_1
  | fetched-long: %a_ulong}
%d = OpImageDrefGather %float4 %flat %a_float2 %float_1 Offset {%a_uint2
  | gathered-floats: %a_float2 | gathered-shorts: %a_short2}`,
  imagePairOf`image-operands-offsets/array-of-four: four texels are gathered, each at an offset of its own
sampled: flat
declarations: ${offsets}
body: %a = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets {%a_four | three: %a_int2_array3 | five: %a_five
  | three-components: %a_int3_array4 | scalars: %a_int_array4 | floats: %a_float2_array4 | longs: %a_four_longs
  | shorts: %a_four_shorts | structure: %a_four_members | vector: %a_int4 | one-offset: %a_int2
  | arrays: %a_int2_array3_array4}
%b = OpImageDrefGather %float4 %flat %a_float2 %float_1 ConstOffsets {%a_four_unsigned | dref-three: %a_int2_array3
  | dref-floats: %a_float2_array4 | dref-scalar: %uint_4}`,
  imagesInCompute`image-operands-offsets/composites in spv1.0
the array is made of constants, of special ones too, its length an operation on constants
sampled: cubes uint 2D 0 1 0 1 Unknown
declarations: ${offsets}
%other = OpSpecConstantComposite %int2 %spec_int %int_2
%ones = OpConstantComposite %four %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
%others = OpSpecConstantComposite %int2_array4 %int2_1_2 %other %other %int2_1_2
%few_ones = OpConstantComposite %int2_array3 %int2_1_2 %int2_1_2 %int2_1_2
%few_others = OpSpecConstantComposite %int2_array3 %int2_1_2 %other %int2_1_2
%many_others = OpSpecConstantComposite %five %other %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
body: %a = OpImageGather %uint4 %cubes %a_float3 %uint_0 ConstOffsets {%ones | three: %few_ones}
%b = OpImageGather %uint4 %cubes %a_float3 %uint_0 ConstOffsets {%others
  | three-special: %few_others | five-special: %many_others | one-special: %other}`,
]
