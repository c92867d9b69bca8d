import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, fragment, kernel } from '../pairs/pieces.ts'
import { imagePairOf } from './shared/image-pair.ts'

const variables = ['colors', 'numbers', 'samples', 'storage', 'sampler', 'combined', 'depths']

/** A fragment shader with images of several kinds, a sampler, and two of both in one. */
export const images = {
  ...fragment,
  capabilities: 'Shader ImageQuery SparseResidency',
  entryPoints: `OpEntryPoint Fragment %main "main" ${variables.map((name) => `%${name}`).join(' ')}`,
  annotations: bindingsOf(variables),
  declarations: `%color_image = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth_image = OpTypeImage %float 2D 1 0 0 1 Unknown
%sampler_type = OpTypeSampler
%sampled_color = OpTypeSampledImage %color_image
%sampled_number = OpTypeSampledImage %image_uint_2D_0_0_0_1_Unknown
%sampled_depth = OpTypeSampledImage %depth_image
%colors = OpVariable %pointer_UniformConstant_color_image UniformConstant
%numbers = OpVariable %pointer_UniformConstant_image_uint_2D_0_0_0_1_Unknown UniformConstant
%samples = OpVariable %pointer_UniformConstant_image_float_2D_0_0_1_1_Unknown UniformConstant
%storage = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant
%sampler = OpVariable %pointer_UniformConstant_sampler_type UniformConstant
%combined = OpVariable %pointer_UniformConstant_sampled_color UniformConstant
%depths = OpVariable %pointer_UniformConstant_sampled_depth UniformConstant
%place = OpConstantComposite %uint2 %uint_0 %uint_0
%middle = OpConstantComposite %float2 %float_0 %float_0`,
}

/** Everything loaded. */
export const loaded = `%color = OpLoad %color_image %colors
%number = OpLoad %image_uint_2D_0_0_0_1_Unknown %numbers
%multiple = OpLoad %image_float_2D_0_0_1_1_Unknown %samples
%written = OpLoad %image_float_2D_0_0_0_2_Rgba32f %storage
%with = OpLoad %sampler_type %sampler
%both = OpLoad %sampled_color %combined
%depth = OpLoad %sampled_depth %depths`

/** A kernel with images whose texels are of no type. */
export const kernelImages = {
  ...kernel,
  capabilities: `${kernel.capabilities} ImageBasic`,
  declarations: `%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampler_type = OpTypeSampler
%sampled = OpTypeSampledImage %image
%picture = OpVariable %pointer_UniformConstant_image UniformConstant
%sampler = OpVariable %pointer_UniformConstant_sampler_type UniformConstant
%place = OpConstantComposite %uint2 %uint_0 %uint_0
%middle = OpConstantComposite %float2 %float_0 %float_0`,
}

/** Pairs of the rules on which images, samplers and sampled images an instruction takes and makes. */
export const pairs = [
  pairOf`sampled-image-result/of-a-shader
an image and a sampler make a sampled image
${images}
body: ${loaded}
%made = OpSampledImage {%sampled_color | image: %color_image | sampler: %sampler_type
  | vector: %float4} %color %with`,
  pairOf`sampled-image-sampler/of-a-shader
a sampled image is made with a sampler
${images}
body: ${loaded}
%made = OpSampledImage %sampled_color %color {%with | image: %color | sampled-image: %both
  | integer: %uint_0}`,
  pairOf`sampled-image-sampler/of-a-kernel
a kernel makes a sampled image with the sampler it is given
${kernelImages}
body: %read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read {%with | image: %read}
%texel = OpImageSampleExplicitLod %float4 %made %middle Lod %float_0`,
  pairOf`image-operand/of-a-shader
every instruction that wants an image has one
${images}
body: ${loaded}
%a = OpSampledImage %sampled_color {%color | sampled-image-again: %both
  | sampler-twice: %with} %with
%b = OpImageFetch %float4 {%color | fetch-sampled-image: %both} %place
%c = OpImageRead %float4 {%written | read-sampler: %with} %place
OpImageWrite {%written | write-vector: %float4_0_0_0_1} %place %float4_0_0_0_1
%d = OpImageQuerySizeLod %uint2 {%color | size-with-level-of-sampled-image: %both} %uint_0
%e = OpImageQuerySize %uint2 {%written | size-of-sampled-image: %both}
%f = OpImageQueryLevels %uint {%color | levels-of-sampled-image: %both}
%g = OpImageQuerySamples %uint {%multiple | samples-of-sampler: %with}`,
  pairOf`image-operand/of-an-extracted-image
the image of a sampled image is extracted before its texels are fetched
${images}
body: ${loaded}
%extracted = OpImage %color_image %both
%texel = OpImageFetch %float4 {%extracted | not-extracted: %both} %place`,
  pairOf`image-operand/sparse
sparse images are fetched and read
${images}
body: ${loaded}
%a = OpImageSparseFetch %structure_uint_and_float4 {%color | fetch: %both} %place
%b = OpImageSparseRead %structure_uint_and_float4 {%written | read: %with} %place`,
  pairOf`image-operand/of-a-kernel
format and order of an image are asked for
${kernelImages}
body: %read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%format = OpImageQueryFormat %uint {%read | format-of-sampled-image: %made}
%order = OpImageQueryOrder %uint {%read | order-of-sampler: %with}`,
  pairOf`sampled-image-operand/sampling
texels are sampled and gathered from a sampled image
${images}
body: ${loaded}
%a = OpImageSampleImplicitLod %float4 {%both | implicit: %color} %middle
%b = OpImageSampleExplicitLod %float4 {%both | explicit: %color} %middle Lod %float_0
%c = OpImageSampleProjImplicitLod %float4 {%both | projected-implicit: %color} %float3_0_0_1
%d = OpImageSampleProjExplicitLod %float4 {%both
  | projected-explicit: %color} %float3_0_0_1 Lod %float_0
%e = OpImageGather %float4 {%both | gather: %color} %middle %uint_1
%f = OpImageQueryLod %float2 {%both | query-lod: %color} %middle
%g = OpImage %color_image {%both | extract: %color | extract-sampler: %with}`,
  pairOf`sampled-image-operand/comparing-depth
depths are compared in a sampled image, one that is made here among them
${images}
body: ${loaded}
%image_of_depths = OpImage %depth_image %depth
%made = OpSampledImage %sampled_depth %image_of_depths %with
%a = OpImageSampleDrefImplicitLod %float {%made | implicit: %image_of_depths} %middle %float_1
%b = OpImageSampleDrefExplicitLod %float {%depth | explicit: %with} %middle %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod %float {%depth
  | projected-implicit: %image_of_depths} %float3_0_0_1 %float_1
%d = OpImageSampleProjDrefExplicitLod %float {%depth
  | projected-explicit: %image_of_depths} %float3_0_0_1 %float_1 Lod %float_0
%e = OpImageDrefGather %float4 {%depth | gather: %image_of_depths} %middle %float_1
%f = OpImageSparseSampleDrefImplicitLod %structure_uint_and_float {%depth
  | sparse-depth: %image_of_depths} %middle %float_1
%g = OpImageSparseSampleImplicitLod %structure_uint_and_float4 {%both | sparse: %color} %middle`,
  pairOf`image-result/of-a-shader
what is extracted has the image type of the sampled image
${images}
body: ${loaded}
%extracted = OpImage {%color_image | other-sampled-type: %image_uint_2D_0_0_0_1_Unknown | other-depth: %image_float_2D_2_0_0_1_Unknown
  | other-samples: %image_float_2D_0_0_1_1_Unknown | sampled-image: %sampled_color | sampler: %sampler_type} %both`,

  imagePairOf`image-texel-result/gathers
gathers result in four components, of floats and of integers, with a depth reference and without
sampled: color float 2D 0 0 0 1 Unknown, depth float 2D 1 0 0 1 Unknown, number int Cube 0 0 0 1 Unknown
body: %floats_4 = OpImageGather {%float4 | three-components: %float3 | two-components: %float2 | halves: %half4
  | array: %float_array4} %color %a_float2 %uint_1
%integers_4 = OpImageGather {%int4 | three-integers: %int3 | unsigned-integers: %uint4} %number %a_float3 %uint_0
%depths_4 = OpImageDrefGather {%float4 | three-depths: %float3 | two-depths: %float2
  | depths-of-64-bits: %double4} %depth %a_float2 %a_float`,
  imagePairOf`image-texel-result/sparse-gathers
sparse gathers result in a code and four components
capabilities: SparseResidency
sampled: color float 2D 0 0 0 1 Unknown, depth float 2D 1 0 0 1 Unknown
declarations:
body: %colors = OpImageSparseGather {%structure_int_and_float4 | three-components: %structure_int_and_float3
  | two-components: %structure_int_and_float2} %color %a_float2 %uint_1
%depths = OpImageSparseDrefGather {%structure_int_and_float4 | three-depths: %structure_int_and_float3 | two-depths: %structure_int_and_float2} %depth %a_float2 %a_float`,
]
