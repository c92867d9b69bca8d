import { pairOf } from '../pairs/pair-of.ts'
import { images, loaded } from './images.ts'

/** Pairs of the rule on where codes of residency come from. */
export const pairs = [
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
entryPoints: OpEntryPoint Fragment %main "main" ${images.entryPoints.replace(/^.*"main" /, '')} %variable_Private_uint
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
