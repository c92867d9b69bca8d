import { pairIn, pairOf, tagIn } from '../pairs/pair-of.ts'
import { images, kernelImages, loaded } from './images.ts'

/** A kernel that is given an image and samplers. */
const inGiven = tagIn(
  kernelImages,
)`+declarations: %constant_sampler = OpConstantSampler %sampler ClampToEdge 0 Nearest
%other_sampler = OpConstantSampler %sampler ClampToEdge 0 Linear
main: %void %main(%image %given, %image %other_given, %sampler %given_sampler, %sampler %other_given_sampler)`

/** A function of that name that takes something and does nothing. */
const taking = (name: string, type: string) =>
  `%void %takes_${name}(%${type} %${name}_parameter) as %of_${name}`

const taken = [
  ['place', 'pointer_UniformConstant_color_image'],
  ['image', 'color_image'],
  ['sampler', 'sampler'],
  ['sampled', 'sampled_color'],
] as const

const inImages = pairIn(images)
const inComposingObjects = tagIn(images)`body: ${loaded}
%made = OpSampledImage %sampled_color %color %with
%extracted = OpImage %color_image %both
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0`

/** Pairs of the rules on the instructions that may take images, samplers and sampled images. */
export const pairs = [
  inComposingObjects`image-object-operand/copied in spv1.4, spv1.6: a texel is copied, images and samplers are not
+body: %copy = OpCopyObject {%float4 %texel | image: %color_image %color | sampler: %sampler %with
  | sampled-image: %sampled_color %both | made: %sampled_color %made
  | extracted: %color_image %extracted | storage: %image_float_2D_0_0_0_2_Rgba32f %written
  | depth: %sampled_depth %depth | multisampled: %image_float_2D_0_0_1_1_Unknown %multiple
  | integers: %image_uint_2D_0_0_0_1_Unknown %number}`,
  inComposingObjects`image-object-operand/copied-without-interface in spv1.0, spv1.3
a texel is copied in versions that do not list images
+body: %copy = OpCopyObject {%float4 %texel | image: %color_image %color | sampler: %sampler %with
  | made: %sampled_color %made}`,
  inImages`image-object-operand/pointer-copied: a pointer to an image is copied, and then what it points to is loaded
body: %color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%pointer = OpCopyObject {%pointer_UniformConstant_color_image %variable_UniformConstant_color_image_bound_0 | image: %color_image %color}
%pointer_with = OpCopyObject {%pointer_UniformConstant_sampler %variable_UniformConstant_sampler_bound_4 | sampler: %sampler %with}
%made = OpSampledImage %sampled_color %color %with
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0`,
  inComposingObjects`image-object-operand/constructed: an array of texels is constructed
+body: %array = OpCompositeConstruct {%float4s %texel %texel | images: %color_image_array2 %color %color
  | samplers: %sampler_array2 %with %with | sampled-images: %sampled_color_array2 %both %both
  | made: %sampled_color_array2 %made %made | one-of-two: %sampled_color_array2 %both %made
  | storage: %image_float_2D_0_0_0_2_Rgba32f_array2 %written %written | extracted: %color_image_array2 %extracted %extracted}`,
  inComposingObjects`image-object-operand/inserted-into-undefined-images
a texel is inserted, where an array of images is undefined
+body: %array = OpCompositeInsert {%float4s %texel %a_float4s | inserted-image: %color_image_array2 %color %a_color_image_array2
  | inserted-extracted-image: %color_image_array2 %extracted %a_color_image_array2} 0`,
  inComposingObjects`image-object-operand/inserted: a texel is inserted into an array
+body: %array = OpCompositeInsert {%float4s %texel %a_float4s | sampler: %sampler_array2 %with %a_sampler_array2
  | sampled-image: %sampled_color_array2 %both %a_sampled_color_array2 | made: %sampled_color_array2 %made %a_sampled_color_array2} 1`,
  inComposingObjects`image-object-operand/stored: a texel is stored, an image is not
+body: OpStore {%variable_Function_float4 %texel | image: %variable_Function_color_image %color
  | sampler: %variable_Function_sampler %with | sampled-image: %variable_Function_sampled_color %both
  | made: %variable_Function_sampled_color %made | extracted: %variable_Function_color_image %extracted}`,
  inImages`image-object-operand/phi-of-extracted-images: a texel comes from either side of a selection
body: [%after] OpBranchConditional %true %then %otherwise
%then: %both_then = OpLoad %sampled_color %variable_UniformConstant_sampled_color_bound_5
%image_then = OpImage %color_image %both_then
%texel_then = OpImageFetch %float4 %image_then %uint2_0_0
-> %after
%otherwise: %both_otherwise = OpLoad %sampled_color %variable_UniformConstant_sampled_color_bound_5
%image_otherwise = OpImage %color_image %both_otherwise
%texel_otherwise = OpImageFetch %float4 %image_otherwise %uint2_0_0
-> %after: %chosen = OpPhi {%float4 %texel_then %then %texel_otherwise %otherwise
  | images: %color_image %image_then %then %image_otherwise %otherwise}`,
  inGiven`image-object-operand/phi-in-a-kernel in spv1.0, spv1.6
a texel of either image that is given comes from either side
body: %a = OpImageRead %float4 %given %uint2_0_0
%b = OpImageRead %float4 %other_given %uint2_0_0
OpBranchConditional %true %then %after
%then: -> %after
%after: %chosen = OpPhi {%float4 %a %entry %b %then | images: %image %given %entry %other_given %then
  | one-image: %image %given %entry %given %then
  | samplers: %sampler %given_sampler %entry %other_given_sampler %then
  | constant-samplers: %sampler %constant_sampler %entry %other_sampler %then}`,
  inGiven`image-object-operand/phi-of-a-loop: a texel goes around in a loop
body: %a = OpImageRead %float4 %given %uint2_0_0
-> %loop: %latest = OpPhi {%float4 %a %entry %b %loop | image: %image %given %entry %other_given %loop
  | sampler: %sampler %given_sampler %entry %constant_sampler %loop}
%b = OpImageRead %float4 %other_given %uint2_0_0
OpBranchConditional %true %loop %done
%done:`,
  inGiven`image-object-operand/of-a-kernel in spv1.0, spv1.6
a kernel makes a sampled image of what it is given, and copies a texel
body: %made = OpSampledImage %sampled %given %given_sampler
%other_made = OpSampledImage %sampled %other_given %constant_sampler
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0
%other_texel = OpImageSampleExplicitLod %float4 %other_made %float2_0_0 Lod %float_0
%copy = OpCopyObject {%float4 %texel | image: %image %given | sampler: %sampler %given_sampler
  | constant-sampler: %sampler %constant_sampler | sampled-image: %sampled %made}
%array = OpCompositeConstruct {%float4s %texel %other_texel | array-of-images: %image_array2 %given %other_given
  | array-of-samplers: %sampler_array2 %given_sampler %constant_sampler}`,
  inComposingObjects`image-object-operand/named-and-decorated
a name and a decoration of an image are no operands of an instruction that computes
debug: OpName %color "color"
OpName %with "with"
OpName %made "made"
annotations: %color %made NonUniform
+body: %copy = OpCopyObject {%float4 %texel | image: %color_image %color | made: %sampled_color %made
  | sampler: %sampler %with}`,
  inImages`sampled-image-types-match/of-a-shader: an image and a sampler make a sampled image of the same type
body: ${loaded}
%made = OpSampledImage {%sampled_color | texels: %sampled_number | dim: %sampled_image_float_3D_0_0_0_1_Unknown
  | arrayed: %sampled_image_float_2D_0_1_0_1_Unknown | samples: %sampled_image_float_2D_0_0_1_1_Unknown
  | sampled: %sampled_image_float_2D_0_0_0_0_Unknown | format: %sampled_image_float_2D_0_0_0_1_Rgba32f} %color %with`,
  inImages`sampled-image-types-match/depth in spv1.4, spv1.6
an image becomes one that depths are compared in, and the other way round
body: ${loaded}
%image_of_depths = OpImage %depth_image %depth
%compared = OpSampledImage {%sampled_depth | texels: %sampled_number} %color %with
%sampled = OpSampledImage {%sampled_color | arrayed: %sampled_image_float_2D_1_1_0_1_Unknown} %image_of_depths %with`,
  inImages`sampled-image-sampled/of-a-shader: an image of which it is known that it is sampled
+declarations: {| storage: %sampled_storage = OpTypeSampledImage %image_float_2D_0_0_0_2_Rgba32f}
body: ${loaded}
%made = OpSampledImage {%sampled_color %color | storage: %sampled_storage %written} %with`,
  pairOf`sampled-image-sampled/known-at-run-time in spv1.4, spv1.6
an image of which it is known at run time only whether it is sampled
body: %with = OpLoad %sampler %variable_UniformConstant_sampler_bound_0
%open = OpLoad %image_uint_3D_0_0_0_0_Unknown %variable_UniformConstant_image_uint_3D_0_0_0_0_Unknown_bound_1
%stored = OpLoad %image_uint_3D_0_0_0_2_R32ui %variable_UniformConstant_image_uint_3D_0_0_0_2_R32ui_bound_2
%made = OpSampledImage {%sampled_image_uint_3D_0_0_0_0_Unknown %open
  | storage: %sampled_image_uint_3D_0_0_0_2_R32ui %stored} %with`,
  inImages`image-object-operand/called: a shader gives functions a pointer to an image
+declarations: ${taken.map(([name, type]) => `%of_${name} = OpTypeFunction %void %${type}`).join('\n')}
before: ${taken.map(([name, type]) => taking(name, type)).join('\n')}
body: ${loaded}
%call = OpFunctionCall %void {%takes_place %variable_UniformConstant_color_image_bound_0 | image: %takes_image %color
  | sampler: %takes_sampler %with | sampled-image: %takes_sampled %both}`,
  pairIn(kernelImages)`kernel-lod-capability/with in spv1.4, spv1.6
a kernel samples levels of an image
capabilities: ${kernelImages.capabilities} {ImageMipmap | without:}
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read %with
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_1_5`,
  pairIn(kernelImages)`kernel-lod-capability/without
a kernel samples the first level of an image, and one that is not known
annotations: %spec_float SpecId 0
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read %with
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod {%float_0 | one: %float_1}
%open_texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod {%spec_float | minus-one: %float_minus_1}`,
]
