import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imagePairOf } from './shared/image-pair.ts'

/** Pairs of the rules on texels that are read and written without a sampler. */
export const pairs = [
  imagePairOf`image-read-result/floats
scalars and vectors of the sampled type are read
images: stored float 2D 0 0 0 2 Rgba32f, attachment float SubpassData 0 0 0 2 Unknown
body: %one = OpImageRead {%float | integer: %int | boolean: %bool | half: %half
  | double: %double} %stored %a_int2
%two = OpImageRead %float2 %stored %a_int2
%three = OpImageRead {%float3 | integers: %uint3 | booleans: %bool3 | matrix: %float2x2
  | structure: %float4_only | array: %floats} %stored %a_int2
%four = OpImageRead {%float4 | integers-of-an-attachment: %int4
  | halves-of-an-attachment: %half4} %attachment %a_int2`,
  imagePairOf`image-read-result/integers in spv1.0
integers are read from images of integers
${compute}
images: signed int 3D 0 0 0 2 Rgba32i, unsigned uint 3D 0 0 0 2 Rgba32ui
body: %one = OpImageRead {%int4 | unsigned: %uint4 | long: %long4 | floats: %float4} %signed %a_int3
%other = OpImageRead {%uint | signed: %int | short: %ushort | unsigned-long: %ulong
  | same-size: %float} %unsigned %a_int3`,
  imagePairOf`image-read-result/kernel
where the sampled type is void, floats and integers of any width are read
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly
body: %one = OpImageRead {%float4 | structure: %float4_only} %unsaid %a_uint2
%two = OpImageRead {%uint4 | booleans: %bool4} %unsaid %a_uint2
%three = OpImageRead {%half4 | array: %floats} %unsaid %a_uint2
%four = OpImageRead {%float | boolean: %bool} %unsaid %a_uint2`,
  imagePairOf`image-write-texel/floats
scalars and vectors of the sampled type are written
${compute}
images: stored float 2D 0 0 0 2 Rgba32f
body: OpImageWrite %stored %a_int2 %float_1
OpImageWrite %stored %a_int2 %a_float2
OpImageWrite %stored %a_int2 %a_float3
OpImageWrite %stored %a_int2 %a_float4
changed: %a_int2 {%float_1 | integer: %int_1 | boolean: %true | half: %a_half | double: %a_double}
changed: %a_int2 {%a_float3 | integers: %a_uint3 | booleans: %a_bool4 | matrix: %a_float2x2
  | structure: %a_float4_only | array: %a_floats}`,
  imagePairOf`image-write-texel/integers in spv1.0
integers are written to images of integers
${compute}
images: signed int Buffer 0 0 0 2 R32i, unsigned uint Cube 0 0 0 2 Rgba32ui
body: OpImageWrite %signed %int_1 %int_2
OpImageWrite %unsigned %a_int3 %a_uint4
changed: %int_1 {%int_2 | unsigned: %uint_2 | float: %float_1 | long: %a_long | short: %a_short}
changed: %a_int3 {%a_uint4 | signed-vector: %a_int4 | vector-of-floats: %a_float4}`,
  imagePairOf`image-write-texel/kernel
where the sampled type is void, floats and integers of any width are written
${imageKernel}
images: target void 3D 0 0 0 0 Unknown WriteOnly
body: OpImageWrite %target %a_uint4 %a_float4
OpImageWrite %target %a_uint4 %a_uint2
OpImageWrite %target %a_uint4 %a_half4
changed: %a_uint4 {%a_float4 | structure: %a_float4_only}
changed: %a_uint4 {%a_uint2 | array: %a_floats}
changed: %a_uint4 {%a_half4 | image: %target}`,
]
