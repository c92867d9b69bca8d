import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const flat = 'flat float 2D 0 0 0 1 Unknown'

const rectangle = 'rectangle float Rect 0 0 0 1 Unknown'

const implicit = ['implicit', 'dref-implicit', 'proj-implicit', 'proj-dref-implicit'] as const

const explicit = ['explicit', 'dref-explicit', 'proj-explicit', 'proj-dref-explicit'] as const

/** Lines on two images that differ in that the operands are for the first alone. */
function otherImage(
  names: readonly ImageInstruction[],
  right: string,
  wrong: string,
  coordinate: string,
  operands: string,
) {
  return inTurn(names, (name) => imageLine(name, `%${right}`, coordinate, { operands }), {
    [wrong]: (name) => imageLine(name, `%${wrong}`, coordinate, { operands }),
  })
}

const biased = otherImage(implicit, 'flat', 'rectangle', '%a_float3', 'Bias %float_1')

const bounded = otherImage(implicit, 'flat', 'rectangle', '%a_float3', 'MinLod %float_1')

const level = otherImage(explicit, 'flat', 'rectangle', '%a_float3', 'Lod %float_1')

const bounds = 'Grad|MinLod %a_float2 %a_float2 %float_1'
const derived = otherImage(['explicit', 'dref-explicit'], 'flat', 'rectangle', '%a_float2', bounds)
const derivedProjected = otherImage(
  ['proj-explicit', 'proj-dref-explicit'],
  'flat',
  'rectangle',
  '%a_float3',
  bounds,
)

const sparse = otherImage(['sparse-implicit'], 'flat', 'rectangle', '%a_float2', 'Bias %float_1')

const sparseLevel = otherImage(
  ['sparse-explicit', 'sparse-dref-explicit'],
  'flat',
  'rectangle',
  '%a_float2',
  'Lod %float_1',
)

const shifted = ['implicit', 'dref-implicit', 'sparse-implicit'] as const

const constantShift = otherImage(shifted, 'solid', 'cube', '%a_float3', 'ConstOffset %a_int3')

const shift = otherImage(['explicit'], 'solid', 'cube', '%a_float3', 'Lod|Offset %float_0 %a_int3')

/** Pairs of the rule on images that image operands are for. */
export const pairs = [
  imagePairOf`image-operands-dim/bias
the level of detail of two dimensions is biased
sampled: ${flat}, ${rectangle}
body: ${biased}
${sparse}`,
  imagePairOf`image-operands-dim/bound in spv1.0
the level of detail of two dimensions is bounded
sampled: ${flat}, ${rectangle}
body: ${bounded}`,
  imagePairOf`image-operands-dim/level
a level of two dimensions is sampled, and a rectangle with derivatives
sampled: ${flat}, ${rectangle}
body: ${level}
${sparseLevel}
%other = OpImageSampleExplicitLod %float4 %rectangle %a_float2 Grad|ConstOffset %a_float2 %a_float2 %a_int2`,
  imagePairOf`image-operands-dim/derivatives
derivatives in two dimensions stand beside a bound
sampled: ${flat}, ${rectangle}
body: ${derived}
${derivedProjected}`,
  imagePairOf`image-operands-dim/dimensions
every dimension with levels is sampled at one of them
sampled: line float 1D 0 0 0 1 Unknown, solid float 3D 0 0 0 1 Unknown, cube float Cube 0 0 0 1 Unknown,
cubes float Cube 0 1 0 1 Unknown, ${flat}, ${rectangle}
body: %a = OpImageSampleExplicitLod %float4 %line %float_1 Lod %float_0
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Lod %float_0
%c = OpImageSampleExplicitLod %float4 %cube %a_float3 Lod %float_0
%d = OpImageSampleImplicitLod %float4 %cubes %a_float4 Bias|MinLod %float_0 %float_0
%e = OpImageSampleImplicitLod %float4 {%flat
  | rectangle-biased-and-bounded: %rectangle} %a_float2 Bias|MinLod %float_0 %float_0`,
  imagePairOf`image-operands-dim/fetch in spv1.0
a texel of a level is fetched where there are some
images: line float 1D 0 0 0 1 Unknown, ${flat}, layers float 2D 0 1 0 1 Unknown, ${rectangle},
buffer float Buffer 0 0 0 1 Unknown, samples float 2D 0 0 1 1 Unknown
body: %a = OpImageFetch %float4 {%line | buffer: %buffer} %int_1 Lod %int_0
%b = OpImageFetch %float4 {%flat | rectangle: %rectangle} %a_int2 Lod %uint_0
%c = OpImageSparseFetch %structure_uint_and_float4 {%flat | sparse-rectangle: %rectangle} %a_int2 Lod %uint_0
%d = OpImageFetch %float4 %layers %a_int3 Lod %uint_0
%e = OpImageFetch %float4 %samples %a_int2 {Sample | multisampled: Lod|Sample %uint_0} %uint_1
%f = OpImageSparseFetch %structure_uint_and_float4 %samples %a_int2 {Sample
  | sparse-multisampled: Lod|Sample %uint_0} %uint_1`,
  imagePairOf`image-operands-dim/offset
what is sampled in three dimensions is shifted, a cube is not
sampled: solid float 3D 0 0 0 1 Unknown, cube float Cube 0 0 0 1 Unknown
body: ${constantShift}
${shift}
%not_shifted = OpImageSampleImplicitLod %float4 %cube %a_float3 Bias %float_1`,
  imagePairOf`image-operands-dim/offsets
texels of layers are gathered at four offsets, those of a cube at none
sampled: layers float 2D 0 1 0 1 Unknown, cube float Cube 0 0 0 1 Unknown
body: %a = OpImageGather %float4 {%layers | gather: %cube} %a_float3 %uint_0 ConstOffsets %null_int2_array4
%b = OpImageDrefGather %float4 {%layers
  | dref-gather: %cube} %a_float3 %float_1 ConstOffsets %null_int2_array4
%c = OpImageGather %float4 %cube %a_float3 %uint_0`,
]
