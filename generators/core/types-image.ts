import { pairOf } from '../pairs/pair-of.ts'
import { fragment } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

const subpass = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %variable_UniformConstant_image_bound_0',
  annotations: `%variable_UniformConstant_image_bound_0 InputAttachmentIndex 0`,
}

const attachment = `%image = OpTypeImage %float SubpassData 0 0 0 2 Unknown`

/** Pairs of the rules on image types. */
export const pairs = [
  pairOf`image-sampled-type/numbers
images of floats and of both kinds of integers
declarations: %integers = OpTypeImage %int 2D 0 0 0 1 Unknown
%image = OpTypeImage {%uint | boolean: %bool | vector: %float4 | structure: %float_only
  | array: %float_array4 | pointer: %pointer_Private_float | image: %image_float_2D_0_0_0_1_Unknown | constant: %uint_4} 2D 0 0 0 1 Unknown`,
  pairOf`image-sampled-type/void-in-a-kernel
an image of a kernel has the sampled type void
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities} ImageBasic
declarations: %image = OpTypeImage {%void | vector: %float4 | boolean: %bool} 2D 0 0 0 0 Unknown ReadOnly`,
  pairOf`image-depth/zero-to-two
images without, with and with unsaid depth
declarations: %color = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth = OpTypeImage %float 2D 1 0 0 1 Unknown
%either = OpTypeImage %float 2D {2 | three: 3 | all-bits: 4294967295} 0 0 1 Unknown`,
  pairOf`image-arrayed/zero-and-one
an image and an array of images in one
declarations: %single = OpTypeImage %float 2D 0 0 0 1 Unknown
%layers = OpTypeImage %float 2D 0 {1 | two: 2 | high-bit: 2147483649} 0 1 Unknown`,
  pairOf`image-multisampled/zero-and-one
an image with one sample and one with more
declarations: %single = OpTypeImage %float 2D 0 0 0 1 Unknown
%samples = OpTypeImage %float 2D 0 0 {1 | two: 2 | four: 4} 1 Unknown`,
  pairOf`image-sampled/zero-to-two
an image of each way to access it
declarations: %unsaid = OpTypeImage %float 2D 0 0 0 0 Rgba32f
%sampled = OpTypeImage %float 2D 0 0 0 1 Rgba32f
%storage = OpTypeImage %float 2D 0 0 0 {2 | three: 3 | all-bits: 4294967295} Rgba32f`,
  pairOf`image-subpass-data/input-attachment
an input attachment of a fragment shader
${subpass}
declarations: ${attachment}
changed: 0 0 0 {2 | sampled-1: 1 | sampled-0: 0} {Unknown | rgba32f: Rgba32f | rgba8: Rgba8}`,
  pairOf`image-subpass-data/other-dimensions
a 2D image may have what an input attachment may not
${subpass}
declarations: ${attachment}
%storage = OpTypeImage %float {2D | format: SubpassData} 0 0 0 2 Rgba32f
%more = OpTypeImage %int {2D | sampled: SubpassData} 0 0 0 1 Unknown`,
  pairOf`sampled-image-image-type/image
a sampled image is made of an image type
declarations: %pointer_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%sampled = OpTypeSampledImage {%image_float_2D_0_0_0_1_Unknown | sampler: %sampler | sampled-image: %sampled_image_float_Cube_0_0_0_1_Unknown
  | pointer: %pointer_image | array: %image_float_2D_0_0_0_1_Unknown_array4 | structure: %image_float_2D_0_0_0_1_Unknown_only | scalar: %float}`,
  pairOf`sampled-image-not-subpass/beside-an-input-attachment
an input attachment and a sampled image of another dimension
${subpass}
declarations: ${attachment}
%sampled = OpTypeSampledImage {%image_float_2D_0_0_0_1_Unknown | subpass: %image}`,
  pairOf`sampled-image-not-buffer/beside-a-texel-buffer
a texel buffer, and a sampled image of one dimension
declarations: %line = OpTypeImage {%float 1D | other-dimension: %int Buffer} 0 0 0 1 Unknown
%sampled = OpTypeSampledImage {%line | buffer: %image_float_Buffer_0_0_0_1_Unknown}`,
]
