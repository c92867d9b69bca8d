import { imagePairOf, imagesInCompute, imagesInKernel } from './shared/image-pair.ts'

const rule = 'image-operands-instruction'
const grad = 'Grad %a_float2 %a_float2'
const available = 'MakeTexelAvailable|NonPrivateTexel %uint_2'
const visible = 'MakeTexelVisible|NonPrivateTexel %uint_2'
const boundDerivatives = 'Grad|Offset|MinLod %a_float2 %a_float2 %a_int2 %float_1'
const wrongBesideDerivatives = `bias: Bias|Grad %float_1 %a_float2 %a_float2
  | constant-offsets: Grad|ConstOffsets %a_float2 %a_float2 %null_int2_array4 | sample: Grad|Sample %a_float2 %a_float2 %uint_0`

const wrongToGather = `bias: Bias %float_1 | lod: Lod %float_0 | grad: ${grad}
  | sample: Sample %uint_0 | least-level-of-detail: MinLod %float_1`

const availableAndVisible = 'MakeTexelAvailable|MakeTexelVisible|NonPrivateTexel %uint_2 %uint_2'
const implicit = 'implicit dref-implicit proj-implicit proj-dref-implicit'
const explicit = 'explicit dref-explicit sparse-explicit sparse-dref-explicit'
const projected = 'proj-explicit proj-dref-explicit'
const both = 'Lod|Grad %float_0 %a_float2 %a_float2'
const bounds = 'Grad|MinLod %a_float2 %a_float2 %float_1'
const flatOrRectangle = '{%flat | rectangle: %rectangle}'
const solidOrCube = '{%solid | cube: %cube}'
const constants = `%special_one = OpSpecConstantComposite %int2 %spec_int %int_2
%operated = OpSpecConstantOp %int2 IAdd %special_one %int2_1_2
%undefined = OpUndef %int2
%ones = OpConstantComposite %int2_array4 %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
%special_ones = OpSpecConstantComposite %int2_array4 %int2_1_2 %special_one %operated %int2_1_2
%undefined_four = OpUndef %int2_array4
%variable = OpVariable %pointer_Private_int2 Private %int2_1_2
%variables = OpVariable %pointer_Private_int2_array4 Private %ones`

/** Pairs of the rules on image operands: which stand together, with which instruction and on which images, and which are constants. */
export const pairs = [
  imagePairOf`${rule}/implicit: an implicit level of detail is biased and bounded
sampled: flat
body: each implicit dref-implicit sparse-implicit sparse-dref-implicit: %flat %a_float2 {Bias|ConstOffset|MinLod %float_1 %a_int2 %float_1
  | lod: Lod %float_0 | grad: ${grad} | constant-offsets: ConstOffsets %null_int2_array4 | sample: Sample %uint_0}`,
  imagePairOf`${rule}/projected in spv1.0: an implicit level of detail is biased and bounded with projection too
sampled: flat
body: each proj-implicit proj-dref-implicit: %flat %a_float3 {Bias|Offset|MinLod %float_1 %a_int2 %float_1
  | lod: Lod %float_0 | lod-and-bias: Bias|Lod %float_0 %float_1 | grad: ${grad}
  | constant-offsets: ConstOffsets %null_int2_array4 | sample: Sample %uint_0}`,
  imagePairOf`${rule}/explicit in spv1.0: an explicit level of detail is neither biased nor bounded
sampled: flat
body: each explicit dref-explicit sparse-explicit sparse-dref-explicit: %flat %a_float2 {Lod|ConstOffset %float_0 %a_int2
  | bias: Bias|Lod %float_1 %float_0 | least-level-of-detail: Lod|MinLod %float_0 %float_1
  | constant-offsets: Lod|ConstOffsets %float_0 %null_int2_array4 | sample: Lod|Sample %float_0 %uint_0}`,
  imagePairOf`${rule}/derivatives: a level of detail that comes from derivatives is bounded
sampled: flat
body: each explicit dref-explicit: %flat %a_float2 {${boundDerivatives} | ${wrongBesideDerivatives}}
each proj-explicit proj-dref-explicit: %flat %a_float3 {${boundDerivatives} | ${wrongBesideDerivatives}}`,
  imagePairOf`${rule}/gather: texels are gathered at four offsets
sampled: flat
body: each gather dref-gather: %flat %a_float2 {ConstOffsets %null_int2_array4 | ${wrongToGather}}`,
  imagePairOf`${rule}/sparse-gather: texels are gathered sparsely at one offset
sampled: flat
body: each sparse-gather sparse-dref-gather: %flat %a_float2 {ConstOffset %a_int2 | ${wrongToGather}}`,
  imagePairOf`${rule}/fetch: a texel of a level is fetched
images: flat
body: each fetch sparse-fetch: %flat %a_int2 {Lod|ConstOffset %int_1 %a_int2
  | bias: Bias %float_1 | bias-and-lod: Bias|Lod %float_1 %int_1
  | constant-offsets: ConstOffsets %null_int2_array4 | least-level-of-detail: MinLod %float_1}`,
  imagePairOf`${rule}/read-and-write in spv1.0: texels are read and written without a level of detail
images: stored
body: each read sparse-read write: %stored %a_int2 {| bias: Bias %float_1 | lod: Lod %int_1 | grad: ${grad}
  | constant-offsets: ConstOffsets %null_int2_array4 | least-level-of-detail: MinLod %float_1}`,
  imagesInCompute`${rule}/memory
what is read is made visible, what is written is made available
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
  imagesInKernel`${rule}/kernel
a kernel reads without, and samples with a level of detail
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
images: target void 2D 0 0 0 0 Unknown WriteOnly
body: %unsampled = OpImage %image_type %image
%a = OpImageRead %float4 %unsampled %a_uint2 {| read-at-a-level: Lod %uint_0}
%b = OpImageSampleExplicitLod %float4 %image %a_float2 {Lod %float_0 | sample-named: Lod|Sample %float_0 %uint_0}
OpImageWrite %target %a_uint2 %a
changed: %a_uint2 %a { | written-at-a-level: Lod %uint_0}`,
  imagePairOf`image-operands-explicit/sampled: with an explicit level of detail stands one, or derivatives
sampled: flat
body: each ${explicit}: %flat %a_float2 {| constant-offset: ConstOffset %a_int2
  | offset-and-more: Offset|Nontemporal %a_int2}
%by_grad = OpImageSampleExplicitLod %float4 %flat %a_float2 {Grad %a_float2 %a_float2
  | in-place-of-derivatives: Offset %a_int2}`,
  imagePairOf`image-operands-explicit/projected in spv1.0: a level of detail stands beside an offset
sampled: flat
body: each ${projected}: %flat %a_float3 {Lod|ConstOffset %float_0 %a_int2
  | constant-offset: ConstOffset %a_int2 | offset: Offset %a_int2}`,
  imagesInCompute`image-operands-explicit/not-private: a level of detail stands beside what says how memory is accessed
sampled: numbers uint 2D 0 0 0 1 Unknown
body: %a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|NonPrivateTexel %float_0
  | offset-not-private: ConstOffset|NonPrivateTexel %a_int2 | offset-volatile: Offset|VolatileTexel %a_int2}
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|SignExtend %float_0
  | offset-extended: ConstOffset|SignExtend %a_int2}`,
  imagesInKernel`image-operands-explicit/kernel: a kernel samples with a level of detail and an offset
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %float4 %image %a_float2 {Lod|ConstOffset %float_0
  | constant-offset: ConstOffset} %a_uint2`,
  imagePairOf`image-operands-lod-or-grad/level in spv1.0: the level of detail stands without derivatives
sampled: flat
body: each ${explicit}: %flat %a_float2 {| both: ${both}}`,
  imagePairOf`image-operands-lod-or-grad/derivatives
derivatives stand without a level of detail, a least level of detail beside them
sampled: flat
body: each ${explicit}: %flat %a_float2 {${grad} | both: ${both}}
each ${projected}: %flat %a_float3 {${grad} | both: ${both}}
%least = OpImageSampleExplicitLod %float4 %flat %a_float2 {Grad|MinLod
  | beside-the-least: Lod|Grad|MinLod %float_0} %a_float2 %a_float2 %float_1`,
  imagePairOf`image-operands-one-offset/one-of-two: one offset, be it constant or not
sampled: flat
body: each implicit dref-implicit gather dref-gather sparse-implicit sparse-gather: %flat %a_float2 {ConstOffset %a_int2
  | two: ConstOffset|Offset %a_int2 %a_int2}
%fetchable = OpImage %flat_type %flat
%fetched = OpImageFetch %float4 %fetchable %a_int2 {Lod|Offset %int_1
  | fetch: Lod|ConstOffset|Offset %int_1 %a_uint2} %a_uint2`,
  imagePairOf`image-operands-one-offset/one-of-three in spv1.0: four offsets to gather four texels, without one for all
sampled: flat
body: each gather dref-gather: %flat %a_float2 {ConstOffsets %null_int2_array4
  | constant-offset-too: ConstOffset|ConstOffsets %a_int2 %null_int2_array4
  | offset-too: Offset|ConstOffsets %a_int2 %null_int2_array4
  | all-three: ConstOffset|Offset|ConstOffsets %a_int2 %a_int2 %null_int2_array4}`,
  imagePairOf`image-operands-one-extension/of-integers in spv1.4: integers are extended in one way
sampled: numbers uint 2D 0 0 0 1 Unknown
images: stored uint 2D 0 0 0 2 Rgba32ui
body: %image = OpImage %numbers_type %numbers
%a = OpImageSampleImplicitLod %uint4 %numbers %a_float2 {SignExtend | implicit: SignExtend|ZeroExtend}
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|ZeroExtend | explicit: Lod|SignExtend|ZeroExtend} %float_0
%c = OpImageFetch %uint4 %image %a_int2 {ZeroExtend | fetch: SignExtend|ZeroExtend}
%d = OpImageGather %uint4 %numbers %a_float2 %uint_0 {SignExtend | gather: SignExtend|ZeroExtend}
%e = OpImageRead %uint4 %stored %a_int2 {ZeroExtend | read: SignExtend|ZeroExtend}
%f = OpImageSparseRead %structure_uint_and_uint4 %stored %a_int2 {ZeroExtend | sparse-read: SignExtend|ZeroExtend}
%g = OpImageSparseFetch %structure_uint_and_uint4 %image %a_int2 {SignExtend | sparse-fetch: SignExtend|ZeroExtend}
OpImageWrite %stored %a_int2 %e {ZeroExtend | write: SignExtend|ZeroExtend}`,
  imagesInKernel`image-operands-one-extension/kernel in spv1.6
a kernel extends what it reads and what it writes in one way
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly
body: %a = OpImageRead %uint4 %unsaid %a_uint2 {SignExtend | read: SignExtend|ZeroExtend}
%b = OpImageRead %uint %unsaid %a_uint2 {ZeroExtend|Nontemporal | read-a-scalar: SignExtend|ZeroExtend|Nontemporal}
OpImageWrite %target %a_uint2 %a {SignExtend | write: SignExtend|ZeroExtend}`,
  imagePairOf`image-operands-dim/bias: the level of detail of two dimensions is biased
sampled: flat, rectangle
body: each ${implicit}: ${flatOrRectangle} %a_float3 Bias %float_1
each sparse-implicit: ${flatOrRectangle} %a_float2 Bias %float_1`,
  imagePairOf`image-operands-dim/bound in spv1.0: the level of detail of two dimensions is bounded
sampled: flat, rectangle
body: each ${implicit}: ${flatOrRectangle} %a_float3 MinLod %float_1`,
  imagePairOf`image-operands-dim/level: a level of two dimensions is sampled, and a rectangle with derivatives
sampled: flat, rectangle
body: each explicit dref-explicit ${projected}: ${flatOrRectangle} %a_float3 Lod %float_1
each sparse-explicit sparse-dref-explicit: ${flatOrRectangle} %a_float2 Lod %float_1
%other = OpImageSampleExplicitLod %float4 %rectangle %a_float2 Grad|ConstOffset %a_float2 %a_float2 %a_int2`,
  imagePairOf`image-operands-dim/derivatives: derivatives in two dimensions stand beside a bound
sampled: flat, rectangle
body: each explicit dref-explicit: ${flatOrRectangle} %a_float2 ${bounds}
each ${projected}: ${flatOrRectangle} %a_float3 ${bounds}`,
  imagePairOf`image-operands-dim/dimensions: every dimension with levels is sampled at one of them
sampled: line, solid, cube,
cubes, flat, rectangle
body: %a = OpImageSampleExplicitLod %float4 %line %float_1 Lod %float_0
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Lod %float_0
%c = OpImageSampleExplicitLod %float4 %cube %a_float3 Lod %float_0
%d = OpImageSampleImplicitLod %float4 %cubes %a_float4 Bias|MinLod %float_0 %float_0
%e = OpImageSampleImplicitLod %float4 {%flat
  | rectangle-biased-and-bounded: %rectangle} %a_float2 Bias|MinLod %float_0 %float_0`,
  imagePairOf`image-operands-dim/fetch in spv1.0: a texel of a level is fetched where there are some
images: line, flat, layers, rectangle,
buffer, samples
body: %a = OpImageFetch %float4 {%line | buffer: %buffer} %int_1 Lod %int_0
%b = OpImageFetch %float4 {%flat | rectangle: %rectangle} %a_int2 Lod %uint_0
%c = OpImageSparseFetch %structure_uint_and_float4 {%flat | sparse-rectangle: %rectangle} %a_int2 Lod %uint_0
%d = OpImageFetch %float4 %layers %a_int3 Lod %uint_0
%e = OpImageFetch %float4 %samples %a_int2 {Sample | multisampled: Lod|Sample %uint_0} %uint_1
%f = OpImageSparseFetch %structure_uint_and_float4 %samples %a_int2 {Sample
  | sparse-multisampled: Lod|Sample %uint_0} %uint_1`,
  imagePairOf`image-operands-dim/offset: what is sampled in three dimensions is shifted, a cube is not
sampled: solid, cube
body: each implicit dref-implicit sparse-implicit: ${solidOrCube} %a_float3 ConstOffset %a_int3
each explicit: ${solidOrCube} %a_float3 Lod|Offset %float_0 %a_int3
%not_shifted = OpImageSampleImplicitLod %float4 %cube %a_float3 Bias %float_1`,
  imagePairOf`image-operands-dim/offsets: texels of layers are gathered at four offsets, those of a cube at none
sampled: layers, cube
body: %a = OpImageGather %float4 {%layers | gather: %cube} %a_float3 %uint_0 ConstOffsets %null_int2_array4
%b = OpImageDrefGather %float4 {%layers | dref-gather: %cube} %a_float3 %float_1 ConstOffsets %null_int2_array4
%c = OpImageGather %float4 %cube %a_float3 %uint_0`,
  imagesInCompute`image-operands-extension/sampled: integers are extended with their sign or without
sampled: flat, numbers uint 2D 0 0 0 1 Unknown, signed int 2D 0 0 0 1 Unknown
body: %a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|ZeroExtend %float_0
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|SignExtend %float_0
%c = OpImageSampleExplicitLod %int4 %signed %a_float2 {Lod|SignExtend | zero-of-signed: Lod|ZeroExtend} %float_0
%d = OpImageSampleExplicitLod %float4 %flat %a_float2 {Lod | sign-of-floats: Lod|SignExtend
  | zero-of-floats: Lod|ZeroExtend} %float_0
%e = OpImageGather %int4 %signed %a_float2 %uint_0 {| zero-of-gathered-signed: ZeroExtend}
%f = OpImageGather %float4 %flat %a_float2 %uint_0 {| sign-of-gathered-floats: SignExtend}
%g = OpImageSampleDrefExplicitLod {%uint %numbers | zero-of-a-signed-scalar: %int %signed
  | zero-of-a-float: %float %flat} %a_float2 %float_1 Lod|ZeroExtend %float_0`,
  imagesInCompute`image-operands-extension/read-and-written in spv1.4
integers that are fetched, read and written are extended
images: texels float 2D 0 0 0 1 Unknown, numbers uint 2D 0 0 0 1 Unknown, stored,
signed int 2D 0 0 0 2 Rgba32i, unsigned uint 2D 0 0 0 2 Rgba32ui
body: %a = OpImageFetch %uint4 %numbers %a_int2 ZeroExtend
%b = OpImageFetch %float4 %texels %a_int2 {| fetch-floats-with-sign: SignExtend | fetch-floats-with-zeros: ZeroExtend}
%c = OpImageRead %uint %unsigned %a_int2 ZeroExtend
%d = OpImageRead %int2 %signed %a_int2 {SignExtend | read-signed-with-zeros: ZeroExtend}
%e = OpImageRead %float4 %stored %a_int2 {| read-floats-with-sign: SignExtend}
%f = OpImageSparseRead %structure_int_and_uint %unsigned %a_int2 ZeroExtend
%g = OpImageSparseRead %structure_uint_and_int4 %signed %a_int2 {SignExtend | sparse-signed-with-zeros: ZeroExtend}
%h = OpImageSparseRead %structure_uint_and_float4 %stored %a_int2 {| sparse-floats-with-zeros: ZeroExtend}
OpImageWrite %unsigned %a_int2 %c ZeroExtend
OpImageWrite %signed %a_int2 %d {SignExtend | write-signed-with-zeros: ZeroExtend}
OpImageWrite %stored %a_int2 %e {| write-floats-with-sign: SignExtend | write-floats-with-zeros: ZeroExtend}`,
  imagesInKernel`image-operands-extension/kernel in spv1.6
where the sampled type is void, the texels that are asked for decide
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly
body: %a = OpImageRead {%uint4 | read-floats-with-sign: %float4} %unsaid %a_uint2 SignExtend
%b = OpImageRead {%uint4 | read-halves-with-zeros: %half4} %unsaid %a_uint2 ZeroExtend
%c = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %target %a_uint2 %a ZeroExtend
OpImageWrite %target %a_uint2 %c {| write-floats-with-sign: SignExtend | write-floats-with-zeros: ZeroExtend}`,
  imagePairOf`image-operands-offset-constant/one-offset in spv1.0
an offset that has to be constant comes from a constant instruction of any kind
sampled: flat
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
sampled: flat
declarations: ${constants}
body: %copy = OpCopyObject %int2_array4 %ones
%made = OpCompositeConstruct %int2_array4 %int2_1_2 %int2_1_2 %int2_1_2 %int2_1_2
%read = OpLoad %int2_array4 %variables
%a = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets {%ones | copied: %copy
  | constructed: %made | loaded: %read | undefined: %undefined_four}
%b = OpImageDrefGather %float4 %flat %a_float2 %float_1 ConstOffsets {%special_ones
  | dref-copied: %copy | dref-loaded: %read | dref-undefined: %undefined_four}
%c = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets %a_int2_array4`,
  imagePairOf`image-operands-offset-constant/parameter: a function is called with the offset it gathers at
sampled: flat
body: %called = OpFunctionCall %float4 %gathered %int2_1_1
after: %float4 %gathered(%int2 %parameter)
%image = OpLoad %flat_both %flat_variable
%texels = OpImageGather %float4 %image %a_float2 %uint_0 {Offset | only-constants-are-passed: ConstOffset} %parameter
%others = OpImageGather %float4 %image %a_float2 %uint_0 ConstOffset {%int2_1_1 | constant-offset: %parameter}
OpReturnValue %texels`,
]
