import { pairOf } from '../pairs/pair-of.ts'
import { images, kernelImages, loaded } from './images.ts'

/** A function of that name that takes something and does nothing. */
const taking = (name: string, type: string) => `%takes_${name} = OpFunction %void None %of_${name}
%${name}_parameter = OpFunctionParameter %${type}
%${name}_block = OpLabel
OpReturn
OpFunctionEnd`

const taken = [
  ['place', 'pointer_UniformConstant_color_image'],
  ['image', 'color_image'],
  ['sampler', 'sampler_type'],
  ['sampled', 'sampled_color'],
] as const

/** Pairs of the rules on what sampled images are made of, and on calls with images. */
export const pairs = [
  pairOf`sampled-image-types-match/of-a-shader
an image and a sampler make a sampled image of the same type
${images}
body: ${loaded}
%made = OpSampledImage {%sampled_color | texels: %sampled_number | dim: %sampled_image_float_3D_0_0_0_1_Unknown
  | arrayed: %sampled_image_float_2D_0_1_0_1_Unknown | samples: %sampled_image_float_2D_0_0_1_1_Unknown
  | sampled: %sampled_image_float_2D_0_0_0_0_Unknown | format: %sampled_image_float_2D_0_0_0_1_Rgba32f} %color %with`,
  pairOf`sampled-image-types-match/depth in spv1.4, spv1.6
an image becomes one that depths are compared in, and the other way round
${images}
body: ${loaded}
%image_of_depths = OpImage %depth_image %depth
%compared = OpSampledImage {%sampled_depth | texels: %sampled_number} %color %with
%sampled = OpSampledImage {%sampled_color | arrayed: %sampled_image_float_2D_1_1_0_1_Unknown} %image_of_depths %with`,
  pairOf`sampled-image-sampled/of-a-shader
an image of which it is known that it is sampled
${images}
+declarations: {| storage: %sampled_storage = OpTypeSampledImage %image_float_2D_0_0_0_2_Rgba32f}
body: ${loaded}
%made = OpSampledImage {%sampled_color %color | storage: %sampled_storage %written} %with`,
  pairOf`sampled-image-sampled/known-at-run-time in spv1.4, spv1.6
an image of which it is known at run time only whether it is sampled
annotations: %variable DescriptorSet 0, Binding 1
%variable_UniformConstant_image_uint_3D_0_0_0_2_R32ui DescriptorSet 0, Binding 2
declarations: %variable = OpVariable %pointer_UniformConstant_image_uint_3D_0_0_0_0_Unknown UniformConstant
body: %with = OpLoad %sampler %variable_UniformConstant_sampler_bound_0
%open = OpLoad %image_uint_3D_0_0_0_0_Unknown %variable
%stored = OpLoad %image_uint_3D_0_0_0_2_R32ui %variable_UniformConstant_image_uint_3D_0_0_0_2_R32ui
%made = OpSampledImage {%sampled_image_uint_3D_0_0_0_0_Unknown %open
  | storage: %sampled_image_uint_3D_0_0_0_2_R32ui %stored} %with`,
  pairOf`image-object-operand/called
a shader gives functions a pointer to an image
${images}
+declarations: ${taken.map(([name, type]) => `%of_${name} = OpTypeFunction %void %${type}`).join('\n')}
before: ${taken.map(([name, type]) => taking(name, type)).join('\n')}
body: ${loaded}
%call = OpFunctionCall %void {%takes_place %colors | image: %takes_image %color
  | sampler: %takes_sampler %with | sampled-image: %takes_sampled %both}`,
  pairOf`kernel-lod-capability/with in spv1.4, spv1.6
a kernel samples levels of an image
${kernelImages}
capabilities: ${kernelImages.capabilities} {ImageMipmap | without:}
body: %read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%texel = OpImageSampleExplicitLod %float4 %made %middle Lod %float_1_5`,
  pairOf`kernel-lod-capability/without
a kernel samples the first level of an image, and one that is not known
${kernelImages}
annotations: %spec_float SpecId 0
body: %read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%texel = OpImageSampleExplicitLod %float4 %made %middle Lod {%float_0 | one: %float_1}
%open_texel = OpImageSampleExplicitLod %float4 %made %middle Lod {%spec_float | minus-one: %float_minus_1}`,
]
