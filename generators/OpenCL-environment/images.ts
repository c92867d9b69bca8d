import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { imageType, inOpenCL, kernelWith, taking } from './shared/kernels.ts'

const kernel = kernelWith('ImageBasic', 'Image1D', 'ImageBuffer')

/** Capabilities of {@link kernel} and one more in a way, which what breaks the rule needs. */
function and(ways: Readonly<Record<string, string>>): string {
  const more = Object.entries(ways).map(([way, name]) => `| ${way}: OpCapability ${name}`)
  return `${kernel.capabilities}\n{${more.join(' ')}}`
}

const plane = imageType('2D')
const solid = imageType('3D')

const offsets = `%deep = OpConstantComposite %uint3 %uint_1 %uint_0 %uint_0`

/** Pairs of the rules on image types and image operands. */
export const pairs = [
  pairIn(kernel)`image-sampled-type-void/types ${inOpenCL}: images do not say what their texels are
declarations: %image = OpTypeImage {%void | float: %float | uint: %uint} 2D 0 0 0 0 Unknown ReadOnly
%texels = OpTypeImage {%void | buffer: %float} Buffer 0 0 0 0 Unknown WriteOnly`,
  pairOf`image-sampled-operand/types ${inOpenCL}: images do not say whether they are used with samplers
${kernel}
declarations: %image = OpTypeImage %void 2D 0 0 0 {0 | sampled: 1 | storage: 2} Unknown ReadOnly
%texels = OpTypeImage %void Buffer 0 0 0 {0 | buffer: 2} Unknown WriteOnly`,
  pairIn(kernel)`image-single-sampled/types ${inOpenCL}: images have one sample
declarations: %row = OpTypeImage %void 1D 0 1 {0 | row: 1} 0 Unknown ReadOnly
%solid = OpTypeImage %void 3D 0 0 {0 | solid: 1} 0 Unknown ReadOnly
%texels = OpTypeImage %void Buffer 0 0 {0 | buffer: 1} 0 Unknown ReadOnly`,
  pairOf`image-single-sampled/shared ${inOpenCL}: an image in two dimensions has several samples
${kernel}
declarations: %image = OpTypeImage %void {2D | solid: 3D} 0 0 1 0 Unknown ReadOnly`,
  pairIn(kernel)`image-arrayed-dim/types ${inOpenCL}: images in one and two dimensions have layers
declarations: %rows = OpTypeImage %void 1D 0 1 0 0 Unknown ReadOnly
%planes = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly
%solid = OpTypeImage %void 3D 0 {0 | solid: 1} 0 0 Unknown ReadOnly
%texels = OpTypeImage %void Buffer 0 {0 | buffer: 1} 0 0 Unknown ReadOnly`,
  pairIn(kernel)`image-format-unknown/types ${inOpenCL}: images do not say their format
capabilities: ${and({ float: 'Shader', uint: 'Shader', extended: 'StorageImageExtendedFormats' })}
declarations: %image = OpTypeImage %void 2D 0 0 0 0 {Unknown | float: R32f | uint: R32ui | extended: Rg8} ReadOnly`,
  pairIn(kernel)`image-access-qualifier/types ${inOpenCL}: images say how they are accessed
declarations: %image = OpTypeImage %void 2D 0 0 0 0 Unknown {ReadOnly | plane: }
%solid = OpTypeImage %void 3D 0 0 0 0 Unknown {ReadOnly | solid: }
%texels = OpTypeImage %void Buffer 0 0 0 0 Unknown {WriteOnly | buffer: }`,
  pairIn(kernel)`image-dim/types ${inOpenCL}: images have the dimensions of OpenCL
capabilities: ${and({ cube: 'Shader', rectangle: 'SampledRect' })}
declarations: %row = OpTypeImage %void 1D 0 0 0 0 Unknown ReadOnly
%image = OpTypeImage %void {2D | cube: Cube | rectangle: Rect} 0 0 0 0 Unknown ReadOnly
%solid = OpTypeImage %void 3D 0 0 0 0 Unknown ReadOnly
%texels = OpTypeImage %void Buffer 0 0 0 0 Unknown ReadOnly`,
  pairIn(kernel)`image-depth/types ${inOpenCL}: images in two dimensions have depths
declarations: %plane = OpTypeImage %void 2D {1 | unsaid: 2} 0 0 0 Unknown ReadOnly
%planes = OpTypeImage %void 2D 1 1 0 0 Unknown ReadOnly
%row = OpTypeImage %void 1D {0 | row: 1} 0 0 0 Unknown ReadOnly
%solid = OpTypeImage %void 3D {0 | solid: 1} 0 0 0 Unknown ReadOnly`,
  pairOf`no-const-offset/read ${inOpenCL}: texels are read without an offset
${kernel}${taking({ image: plane, block: solid }, offsets)}
body: %flat = OpImageRead %float4 %image %a_uint2 {| plane: ConstOffset %uint2_1_0}
%filled = OpImageRead %float4 %block %a_uint4 {| solid: ConstOffset %deep}`,
  pairOf`no-const-offset/write ${inOpenCL}: a texel is written without an offset
${kernel}${taking({ image: imageType('2D', { access: 'WriteOnly' }) }, offsets)}
body: OpImageWrite %image %a_uint2 %a_float4 {| written: ConstOffset %uint2_1_0}`,
  pairOf`no-const-offset-sampled/read ${inOpenCL}: texels are read with a sampler and without an offset
${kernel}${taking(
  { image: plane, block: solid, sampler: 'sampler_type' },
  `${offsets}
%sampler_type = OpTypeSampler`,
)}
body: %first = OpSampledImage %sampled_${plane} %image %sampler
%flat = OpImageSampleExplicitLod %float4 %first %a_float2 {Lod %float_0 | plane: Lod|ConstOffset %float_0 %uint2_1_0}
%second = OpSampledImage %sampled_${solid} %block %sampler
%filled = OpImageSampleExplicitLod %float4 %second %a_float4 {Lod %float_0 | solid: Lod|ConstOffset %float_0 %deep}`,
]
