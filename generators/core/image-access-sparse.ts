import { pairOf } from '../pairs/pair-of.ts'
import { compute } from '../pairs/pieces.ts'
import { images, loaded } from './images.ts'
import { imagePairOf } from './shared/image-pair.ts'

const structures = `%reversed = OpTypeStruct %float4 %uint
%alone = OpTypeStruct %uint
%three = OpTypeStruct %uint %float4 %uint
%float_code = OpTypeStruct %float %float4
%boolean_code = OpTypeStruct %bool %float4
%vector_code = OpTypeStruct %uint2 %float4
%nested = OpTypeStruct %alone %float4`

/** Ways to result in structures and other types, by their names. */
function results(names: string): string {
  return names
    .split(' ')
    .map((name) => `${name.replaceAll('_', '-')}: giving %${name}`)
    .join(' | ')
}

const codes = results('alone three float_code boolean_code vector_code nested')

/** Pairs of the rules on what sparse instructions result in. */
export const pairs = [
  imagePairOf`image-sparse-result/sampled
texels are sampled with a residency code before them
sampled: flat
declarations: ${structures}
body: each sparse-implicit sparse-explicit: {| ${codes} | ${results('float4')}} %flat %a_float2`,
  imagePairOf`image-sparse-result/gathered in spv1.0
texels are gathered with a residency code before them, a signed one
sampled: flat
declarations: ${structures}
body: each sparse-gather sparse-dref-gather: {giving %structure_int_and_float4
  | ${codes} | ${results('float4')}} %flat %a_float2`,
  imagePairOf`image-sparse-result/compared
depths are compared with a residency code before the result
sampled: flat
declarations: %alone = OpTypeStruct %uint
%depth_three = OpTypeStruct %uint %float %float
%depth_float_code = OpTypeStruct %float %float
%depth_boolean_code = OpTypeStruct %bool %float
body: each sparse-dref-implicit sparse-dref-explicit: {| ${results('alone depth_three depth_float_code depth_boolean_code float')}} %flat %a_float2`,
  imagePairOf`image-sparse-result/fetched
texels are fetched with a residency code before them
${compute}
images: flat
declarations: ${structures}
body: each sparse-fetch: {| ${codes} | ${results('float4')}} %flat %a_int2`,
  imagePairOf`image-sparse-result/read in spv1.0
texels, and scalars, are read with a residency code before them
${compute}
images: stored
declarations: ${structures}
%boolean_texel = OpTypeStruct %uint %bool
%integer_texel = OpTypeStruct %uint %uint4
%half_texel = OpTypeStruct %uint %half4
%matrix_texel = OpTypeStruct %uint %float4x4
%structure_texel = OpTypeStruct %uint %float4_only
body: each sparse-read: {| ${codes}
  | ${results('reversed float4 boolean_texel integer_texel half_texel matrix_texel structure_texel')}} %stored %a_int2
%a = OpImageSparseRead %structure_uint_and_float %stored %a_int2
%b = OpImageSparseRead %structure_int_and_float2 %stored %a_int2
%c = OpImageSparseRead %structure_int_and_float3 %stored %a_int2`,
  imagePairOf`image-sparse-result/read-integers
integers are read sparsely, the residency code of another width
${compute}
images: stored int 3D 0 0 0 2 Rgba32i
body: %read = OpImageSparseRead {%structure_ulong_and_int4 | other-signedness: %structure_ulong_and_uint4 | other-width: %structure_ulong_and_long4
  | floats: %structure_ulong_and_float4 | double-code: %structure_double_and_int4} %stored %a_int3`,
  imagePairOf`image-resident-result/of-a-fetch
residency is true or false
${compute}
images: flat, stored
body: %fetched = OpImageSparseFetch %structure_uint_and_float4 %flat %a_int2
%read = OpImageSparseRead %structure_uint_and_float %stored %a_int2
%code = OpCompositeExtract %uint %fetched 0
%other_code = OpCompositeExtract %uint %read 0
%a = OpImageSparseTexelsResident {%bool | unsigned-integer: %uint | signed-integer: %int
  | float: %float | vector: %bool2 | structure: %bool_only} %code
%b = OpImageSparseTexelsResident {%bool | of-a-read: %bool4 | integers-of-a-read: %uint} %other_code`,
  imagePairOf`image-resident-result/of-a-sample in spv1.4
whether texels are there selects a result
sampled: flat
body: %sampled = OpImageSparseSampleImplicitLod %structure_int_and_float4 %flat %a_float2
%code = OpCompositeExtract %int %sampled 0
%there = OpImageSparseTexelsResident %bool %code
%also = OpImageSparseTexelsResident {%bool | same-as-the-code: %int | vector: %bool4} %code
%structure_ulong_and_int4 = OpCompositeExtract %float4 %sampled 1
%either = OpSelect %float4 %there %structure_ulong_and_int4 %a_float4`,
  pairOf`resident-code-origin/of-a-fetch
what a sparse instruction says of its texels is asked for
${images}
body: ${loaded}
%fetched = OpImageSparseFetch %structure_uint_and_float4 %color %place
%code = OpCompositeExtract %uint %fetched 0
%there = OpImageSparseTexelsResident %bool {%code | constant: %uint_0 | null: %null_uint | specialized: %spec_uint}`,
  pairOf`resident-code-origin/beside-texels in spv1.4, spv1.6
texels are integers like the code before them
${images}
entryPoints: Fragment %main ${images.entryPoints.replace(/^.*"main" /, '')} %variable_Private_uint
body: ${loaded}
%fetched = OpImageSparseFetch %structure_uint_and_uint4 %number %place
%code = OpCompositeExtract %uint %fetched 0
%component = OpCompositeExtract %uint %fetched 1 0
%copy = OpCopyObject %uint %code
OpStore %variable_Private_uint %code
%kept = OpLoad %uint %variable_Private_uint
%there = OpImageSparseTexelsResident %bool {%copy | component: %component}
%still = OpImageSparseTexelsResident %bool {%kept | computed-constant: %uint_1}`,
]
