import { pairIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { inFragment } from '../pairs/tags.ts'
import { images, kernelImages, loaded } from './images.ts'

/** The images of a fragment shader, and a condition to branch on. */
const inBranching = pairIn(images)

/** A kernel with images, which branches. */
const inBranchingKernel = pairIn(kernelImages)

const selection = `%color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made = OpSampledImage %sampled_color %color %with
%a = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0
[%after] OpBranchConditional %true %then %after
%then: %color_then = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with_then = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made_then = OpSampledImage %sampled_color {%color_then | image: %color} {%with_then | sampler: %with}
%b = OpImageSampleExplicitLod %float4 {%made_then | sampled-image: %made} %float2_0_0 Lod %float_0
-> %after: %color_after = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%c = OpImageFetch %float4 {%color_after | image-behind-the-selection: %color} %uint2_0_0`

/** Loads of everything, of which the names have an ending. */
function loadedAs(ending: string): string {
  return loaded.replaceAll(/^%(\w+) =/gm, `%$1_${ending} =`)
}

/** Pairs of the rules on the blocks in which images, samplers and sampled images are consumed. */
export const pairs = [
  inBranching`sampled-image-consumed-in-its-block/selection in spv1.4, spv1.5, spv1.6
each block of a selection loads what it samples
body: ${selection}`,
  inBranching`sampled-image-consumed-in-its-block/selection-without-interface in spv1.0, spv1.3
each block of a selection loads what it samples, in versions that do not list images
body: ${selection}`,
  inBranching`sampled-image-consumed-in-its-block/next-block
the block behind a branch loads everything that it asks, fetches, reads or writes
body: ${loaded}
%made = OpSampledImage %sampled_color %color %with
%first = OpImageQueryLod %float2 %made %float2_0_0
-> %next: ${loadedAs('next')}
%made_next = OpSampledImage %sampled_color %color_next %with_next
%a = OpImageFetch %float4 {%color_next | fetch: %color} %uint2_0_0
%b = OpImageRead %float4 {%written_next | read: %written} %uint2_0_0
OpImageWrite {%written_next | write: %written} %uint2_0_0 %float4_0_0_0_1
%c = OpImageQuerySizeLod %uint2 {%color_next | size-with-level: %color} %uint_0
%d = OpImageQuerySize %uint2 {%written_next | size: %written}
%e = OpImageQueryLevels %uint {%color_next | levels: %color}
%f = OpImageQuerySamples %uint {%multiple_next | samples: %multiple}
%g = OpImageQueryLod %float2 {%made_next | query-lod: %made} %float2_0_0
%h = OpImage %color_image {%made_next | extract: %made}`,
  inBranching`sampled-image-consumed-in-its-block/sampling: texels are sampled in the block that makes the sampled image
body: ${loaded}
%made = OpSampledImage %sampled_color %color %with
%image_of_depths = OpImage %depth_image %depth
%made_depth = OpSampledImage %sampled_depth %image_of_depths %with
-> %next: ${loadedAs('next')}
%made_next = OpSampledImage %sampled_color %color_next %with_next
%depths_next = OpImage %depth_image %depth_next
%made_depth_next = OpSampledImage %sampled_depth %depths_next %with_next
%a = OpImageSampleImplicitLod %float4 {%made_next | implicit: %made} %float2_0_0
%b = OpImageSampleProjImplicitLod %float4 {%made_next | projected: %made} %float3_0_0_1
%c = OpImageSampleProjExplicitLod %float4 {%made_next | projected-explicit: %made} %float3_0_0_1 Lod %float_0
%d = OpImageGather %float4 {%made_next | gather: %made} %float2_0_0 %uint_1
%e = OpImageSparseSampleImplicitLod %structure_uint_and_float4 {%made_next | sparse: %made} %float2_0_0
%f = OpImageSampleDrefImplicitLod %float {%made_depth_next | depth: %made_depth} %float2_0_0 %float_1
%g = OpImageSampleProjDrefExplicitLod %float {%made_depth_next
  | projected-depth: %made_depth} %float3_0_0_1 %float_1 Lod %float_0
%h = OpImageDrefGather %float4 {%made_depth_next | depth-gather: %made_depth} %float2_0_0 %float_1
%i = OpImageSparseFetch %structure_uint_and_float4 {%color_next | sparse-fetch: %color} %uint2_0_0
%j = OpImageSparseRead %structure_uint_and_float4 {%written_next | sparse-read: %written} %uint2_0_0`,
  inBranching`sampled-image-consumed-in-its-block/loop-of-one-block: a loop of one block loads what it fetches from
body: %color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
-> %loop: %color_loop = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%a = OpImageFetch %float4 {%color_loop | from-before-the-loop: %color} %uint2_0_0
[%done %loop] OpBranchConditional %true %done %loop
%done: %color_done = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%b = OpImageFetch %float4 {%color_done | from-the-loop: %color_loop | from-before-the-loop-behind-it: %color} %uint2_0_0`,
  inBranching`sampled-image-consumed-in-its-block/loop: each block of a loop makes a sampled image of its own
body: -> %loop: %color_header = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with_header = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made_header = OpSampledImage %sampled_color %color_header %with_header
%a = OpImageSampleExplicitLod %float4 %made_header %float2_0_0 Lod %float_0
[%done %again] OpBranchConditional %true %inside %done
%inside: %color_inside = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with_inside = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made_inside = OpSampledImage %sampled_color %color_inside {%with_inside | sampler-of-the-header: %with_header}
%b = OpImageSampleExplicitLod %float4 {%made_inside | of-the-header: %made_header} %float2_0_0 Lod %float_0
-> %again: %color_again = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with_again = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made_again = OpSampledImage %sampled_color %color_again %with_again
%c = OpImageSampleExplicitLod %float4 {%made_again | of-the-body: %made_inside
  | of-the-header-in-the-continue-target: %made_header} %float2_0_0 Lod %float_0
-> %loop
%done:`,
  inBranching`sampled-image-consumed-in-its-block/switch: each case of a switch loads what it fetches from
body: %color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%a = OpImageFetch %float4 %color %uint2_0_0
[%after] OpSwitch %uint_1 %default 1 %one
%one: %color_one = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%b = OpImageFetch %float4 {%color_one | case: %color} %uint2_0_0
-> %default: %color_default = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%c = OpImageFetch %float4 {%color_default | default: %color} %uint2_0_0
-> %after:`,
  inBranching`sampled-image-consumed-in-its-block/pointers: pointers to images cross blocks, what they point to does not
body: %element = OpAccessChain %pointer_UniformConstant_color_image %variable_UniformConstant_color_image_array2_bound_7 %uint_1
%color = OpLoad %color_image %element
%a = OpImageFetch %float4 %color %uint2_0_0
%texel = OpImageTexelPointer %pointer_Image_uint %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_8 %uint2_0_0 %uint_0
%counter = OpLoad %image_uint_2D_0_0_0_2_R32ui %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_8
%b = OpImageRead %uint4 %counter %uint2_0_0
-> %next: %before = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1
%color_next = OpLoad %color_image %element
%c = OpImageFetch %float4 {%color_next | element: %color} %uint2_0_0
%counter_next = OpLoad %image_uint_2D_0_0_0_2_R32ui %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_8
%d = OpImageRead %uint4 {%counter_next | with-format: %counter} %uint2_0_0`,
  inBranching`sampled-image-consumed-in-its-block/names-and-decorations
names and decorations of what is made, and what is sampled from it, are no consumption in a block
debug: OpName %color "color"
OpName %made "made"
annotations: %color %made NonUniform
body: %color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%with = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%made = OpSampledImage %sampled_color %color %with
%a = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0
-> %next: %with_next = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%color_next = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%made_next = OpSampledImage %sampled_color {%color_next | image: %color} %with_next
%b = OpImageSampleExplicitLod %float4 {%made_next | sampled-image: %made} %float2_0_0 Lod %float_0
%sum = OpFAdd %float4 %a %b`,
  inBranching`sampled-image-consumed-in-its-block/unreachable: a block that no path reaches loads what it fetches from
body: %color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
-> %next: %color_next = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%a = OpImageFetch %float4 {%color_next | reachable: %color} %uint2_0_0
OpReturn
%nowhere: %color_nowhere = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%b = OpImageFetch %float4 %color_nowhere %uint2_0_0`,
  inFragment`sampled-image-consumed-in-its-block/subpass-and-buffer
inputs of a subpass and buffers of texels are loaded where they are read
annotations: %input DescriptorSet 0, Binding 0, InputAttachmentIndex 0
%variable_UniformConstant_image_float_Buffer_0_0_0_1_Unknown DescriptorSet 0, Binding 1
declarations: %input = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant
body: %attached = OpLoad %image_float_SubpassData_0_0_0_2_Unknown %input
%fetched = OpLoad %image_float_Buffer_0_0_0_1_Unknown %variable_UniformConstant_image_float_Buffer_0_0_0_1_Unknown
%a = OpImageRead %float4 %attached %int2_0_0
-> %next: %attached_next = OpLoad %image_float_SubpassData_0_0_0_2_Unknown %input
%fetched_next = OpLoad %image_float_Buffer_0_0_0_1_Unknown %variable_UniformConstant_image_float_Buffer_0_0_0_1_Unknown
%b = OpImageRead %float4 {%attached_next | input: %attached} %int2_0_0
%c = OpImageFetch %float4 {%fetched_next | buffer: %fetched} %int_0
%d = OpImageQuerySize %uint {%fetched_next | size-of-a-buffer: %fetched}`,
  inBranchingKernel`sampled-image-consumed-in-its-block/kernel: a kernel loads in each block what it reads
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read %with
%a = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0
OpBranchConditional %true %one %two
%one: %read_one = OpLoad %image %variable_UniformConstant_image
%b = OpImageRead %float4 {%read_one | image: %read} %uint2_0_0
%format = OpImageQueryFormat %uint {%read_one | format: %read}
-> %two: %read_two = OpLoad %image %variable_UniformConstant_image
%with_two = OpLoad %sampler %variable_UniformConstant_sampler
%made_two = OpSampledImage %sampled %read_two {%with_two | sampler: %with}
%c = OpImageSampleExplicitLod %float4 {%made_two | sampled-image: %made} %float2_0_0 Lod %float_0`,
  inBranchingKernel`sampled-image-consumed-in-its-block/parameters-and-constants in spv1.0, spv1.6
parameters and constant samplers are loaded by no instruction, so every block may consume them
+declarations: %constant_sampler = OpConstantSampler %sampler ClampToEdge 0 Nearest
main: %void %main(%image %given, %sampler %given_sampler)
body: %made = OpSampledImage %sampled %given %constant_sampler
%a = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0
-> %next: %b = OpImageRead %float4 %given %uint2_0_0
%made_next = OpSampledImage %sampled %given %given_sampler
%made_again = OpSampledImage %sampled %given %constant_sampler
%c = OpImageSampleExplicitLod %float4 {%made_next | of-a-constant-sampler: %made} %float2_0_0 Lod %float_0
%d = OpImageSampleExplicitLod %float4 %made_again %float2_0_0 Lod %float_0`,
  inFragment`loaded-sampled-image-consumed-in-its-block/sampled-image
a sampled image is consumed in the block that loads it
annotations: ${bindingsOf(['texture'])}
declarations: %texture = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant
body: {| later: %early = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture}
OpBranch %next
%next = OpLabel
%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture
%color = OpImageSampleImplicitLod %float4 {%loaded | later: %early} %null_float2`,
  inFragment`loaded-sampled-image-consumed-in-its-block/structure
an image is taken out of an array in the block that loads it
annotations: ${bindingsOf(['textures'])}
declarations: %textures = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown_array2 UniformConstant
body: {| later: %early = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown_array2 %textures}
OpBranch %next
%next = OpLabel
%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown_array2 %textures
%image = OpCompositeExtract %sampled_image_float_2D_0_0_0_1_Unknown {%loaded | later: %early} 0`,
]
