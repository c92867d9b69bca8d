import { compute } from '../pairs/pieces.ts'
import { imageKernel, imagePairOf } from './shared/image-pair.ts'

const rule = 'image-operands-instruction'
const offsets = `%offsets = OpConstantNull %int2_array4`

const grad = 'Grad %a_float2 %a_float2'
const available = 'MakeTexelAvailable|NonPrivateTexel %uint_2'
const visible = 'MakeTexelVisible|NonPrivateTexel %uint_2'

const boundDerivatives = 'Grad|Offset|MinLod %a_float2 %a_float2 %a_int2 %float_1'

const wrongBesideDerivatives = `bias: Bias|Grad %float_1 %a_float2 %a_float2
  | constant-offsets: Grad|ConstOffsets %a_float2 %a_float2 %offsets
  | sample: Grad|Sample %a_float2 %a_float2 %uint_0`

const wrongToGather = `bias: Bias %float_1 | lod: Lod %float_0 | grad: ${grad}
  | sample: Sample %uint_0 | least-level-of-detail: MinLod %float_1`

const availableAndVisible = 'MakeTexelAvailable|MakeTexelVisible|NonPrivateTexel %uint_2 %uint_2'

/** Pairs of the rule on which image operands stand with which instruction. */
export const pairs = [
  imagePairOf`${rule}/implicit
an implicit level of detail is biased and bounded
sampled: flat
declarations: ${offsets}
body: each implicit dref-implicit sparse-implicit sparse-dref-implicit: %flat %a_float2 {Bias|ConstOffset|MinLod %float_1 %a_int2 %float_1
  | lod: Lod %float_0 | grad: ${grad} | constant-offsets: ConstOffsets %offsets | sample: Sample %uint_0}`,
  imagePairOf`${rule}/projected in spv1.0
an implicit level of detail is biased and bounded with projection too
sampled: flat
declarations: ${offsets}
body: each proj-implicit proj-dref-implicit: %flat %a_float3 {Bias|Offset|MinLod %float_1 %a_int2 %float_1
  | lod: Lod %float_0 | lod-and-bias: Bias|Lod %float_0 %float_1 | grad: ${grad}
  | constant-offsets: ConstOffsets %offsets | sample: Sample %uint_0}`,
  imagePairOf`${rule}/explicit in spv1.0
an explicit level of detail is neither biased nor bounded
sampled: flat
declarations: ${offsets}
body: each explicit dref-explicit sparse-explicit sparse-dref-explicit: %flat %a_float2 {Lod|ConstOffset %float_0 %a_int2
  | bias: Bias|Lod %float_1 %float_0 | least-level-of-detail: Lod|MinLod %float_0 %float_1
  | constant-offsets: Lod|ConstOffsets %float_0 %offsets | sample: Lod|Sample %float_0 %uint_0}`,
  imagePairOf`${rule}/derivatives
a level of detail that comes from derivatives is bounded
sampled: flat
declarations: ${offsets}
body: each explicit dref-explicit: %flat %a_float2 {${boundDerivatives} | ${wrongBesideDerivatives}}
each proj-explicit proj-dref-explicit: %flat %a_float3 {${boundDerivatives} | ${wrongBesideDerivatives}}`,
  imagePairOf`${rule}/gather
texels are gathered at four offsets
sampled: flat
declarations: ${offsets}
body: each gather dref-gather: %flat %a_float2 {ConstOffsets %offsets | ${wrongToGather}}`,
  imagePairOf`${rule}/sparse-gather
texels are gathered sparsely at one offset
sampled: flat
declarations: ${offsets}
body: each sparse-gather sparse-dref-gather: %flat %a_float2 {ConstOffset %a_int2 | ${wrongToGather}}`,
  imagePairOf`${rule}/fetch
a texel of a level is fetched
images: flat
declarations: ${offsets}
body: each fetch sparse-fetch: %flat %a_int2 {Lod|ConstOffset %int_1 %a_int2
  | bias: Bias %float_1 | bias-and-lod: Bias|Lod %float_1 %int_1
  | constant-offsets: ConstOffsets %offsets | least-level-of-detail: MinLod %float_1}`,
  imagePairOf`${rule}/read-and-write in spv1.0
texels are read and written without a level of detail
images: stored
declarations: ${offsets}
body: each read sparse-read write: %stored %a_int2 {| bias: Bias %float_1 | lod: Lod %int_1 | grad: ${grad}
  | constant-offsets: ConstOffsets %offsets | least-level-of-detail: MinLod %float_1}`,
  imagePairOf`${rule}/memory
what is read is made visible, what is written is made available
${compute}
images: stored
body: each read sparse-read: %stored %a_int2 {${visible} | available: ${available}}
each write: %stored %a_int2 {${available} | visible: ${visible}}
changed: OpImageRead %float4 %stored %a_int2 {${visible} | read-both: ${availableAndVisible}}
changed: OpImageWrite %stored %a_int2 %a_float4 {${available} | write-both: ${availableAndVisible}}`,
  imagePairOf`${rule}/memory-without-reads-and-writes
what is sampled and fetched is not private, and neither made visible nor available
sampled: flat
body: each implicit gather dref-implicit sparse-gather: %flat %a_float2 {NonPrivateTexel
  | visible: ${visible} | available: ${available}}
each explicit: %flat %a_float2 {Lod|NonPrivateTexel %float_0
  | visible: Lod|MakeTexelVisible|NonPrivateTexel %float_0 %uint_2
  | available: Lod|MakeTexelAvailable|NonPrivateTexel %float_0 %uint_2}
%image = OpImage %flat_type %flat
%fetched = OpImageFetch %float4 %image %a_int2 {NonPrivateTexel|VolatileTexel
  | fetch-available: MakeTexelAvailable|NonPrivateTexel %uint_2}`,
  imagePairOf`${rule}/kernel
a kernel reads without, and samples with a level of detail
${imageKernel}
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
images: target void 2D 0 0 0 0 Unknown WriteOnly
body: %unsampled = OpImage %image_type %image
%a = OpImageRead %float4 %unsampled %a_uint2 {| read-at-a-level: Lod %uint_0}
%b = OpImageSampleExplicitLod %float4 %image %a_float2 {Lod %float_0
  | sample-named: Lod|Sample %float_0 %uint_0}
OpImageWrite %target %a_uint2 %a
changed: %a_uint2 %a { | written-at-a-level: Lod %uint_0}`,
]
