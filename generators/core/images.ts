import { pairIn, pairOf, piecesIn, tagIn } from '../pairs/pair-of.ts'
import { fragment, kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { imagePairOf } from './shared/image-pair.ts'

/** A fragment shader with images of several kinds, a sampler, and two of both in one. */
export const images = piecesIn(fragment)`
declarations: %color_image = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth_image = OpTypeImage %float 2D 1 0 0 1 Unknown
%sampled_color = OpTypeSampledImage %color_image
%sampled_number = OpTypeSampledImage %image_uint_2D_0_0_0_1_Unknown
%sampled_depth = OpTypeSampledImage %depth_image`

/** Everything loaded. */
export const loaded = `%color = OpLoad %color_image %variable_UniformConstant_color_image_bound_0
%number = OpLoad %image_uint_2D_0_0_0_1_Unknown %variable_UniformConstant_image_uint_2D_0_0_0_1_Unknown_bound_1
%multiple = OpLoad %image_float_2D_0_0_1_1_Unknown %variable_UniformConstant_image_float_2D_0_0_1_1_Unknown_bound_2
%written = OpLoad %image_float_2D_0_0_0_2_Rgba32f %variable_UniformConstant_image_float_2D_0_0_0_2_Rgba32f_bound_3
%with = OpLoad %sampler %variable_UniformConstant_sampler_bound_4
%both = OpLoad %sampled_color %variable_UniformConstant_sampled_color_bound_5
%depth = OpLoad %sampled_depth %variable_UniformConstant_sampled_depth_bound_6`

/** A kernel with images whose texels are of no type. */
export const kernelImages = piecesIn(kernel)`capabilities: ${kernel.capabilities} ImageBasic
declarations: %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampled = OpTypeSampledImage %image`

const sparse = `%resident = OpTypeStruct %uint %float4`

/** Instructions that sample with a depth reference, and their operands after Sampled Image. */
const depthSamples = [
  ['OpImageSampleDrefImplicitLod', '%float2_0_0 %float_1'],
  ['OpImageSampleDrefExplicitLod', '%float2_0_0 %float_1 Lod %float_0'],
  ['OpImageSampleProjDrefImplicitLod', '%float3_0_0_1 %float_1'],
  ['OpImageSampleProjDrefExplicitLod', '%float3_0_0_1 %float_1 Lod %float_0'],
] as const

const inLoadedImages = tagIn(images)`body: ${loaded}`
const inKernelImages = pairIn(kernelImages)

/** Pairs of the rules on which images, samplers and sampled images an instruction takes, makes and results in, and on their capabilities. */
export const pairs = [
  inLoadedImages`sampled-image-result/of-a-shader: an image and a sampler make a sampled image
+body: %made = OpSampledImage {%sampled_color | image: %color_image | sampler: %sampler
  | vector: %float4} %color %with`,
  inLoadedImages`sampled-image-sampler/of-a-shader: a sampled image is made with a sampler
+body: %made = OpSampledImage %sampled_color %color {%with | image: %color | sampled-image: %both | integer: %uint_0}`,
  inKernelImages`sampled-image-sampler/of-a-kernel: a kernel makes a sampled image with the sampler it is given
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read {%with | image: %read}
%texel = OpImageSampleExplicitLod %float4 %made %float2_0_0 Lod %float_0`,
  inLoadedImages`image-operand/of-a-shader: every instruction that wants an image has one
+body: %a = OpSampledImage %sampled_color {%color | sampled-image-again: %both | sampler-twice: %with} %with
%b = OpImageFetch %float4 {%color | fetch-sampled-image: %both} %uint2_0_0
%c = OpImageRead %float4 {%written | read-sampler: %with} %uint2_0_0
OpImageWrite {%written | write-vector: %float4_0_0_0_1} %uint2_0_0 %float4_0_0_0_1
%d = OpImageQuerySizeLod %uint2 {%color | size-with-level-of-sampled-image: %both} %uint_0
%e = OpImageQuerySize %uint2 {%written | size-of-sampled-image: %both}
%f = OpImageQueryLevels %uint {%color | levels-of-sampled-image: %both}
%g = OpImageQuerySamples %uint {%multiple | samples-of-sampler: %with}`,
  inLoadedImages`image-operand/of-an-extracted-image
the image of a sampled image is extracted before its texels are fetched
+body: %extracted = OpImage %color_image %both
%texel = OpImageFetch %float4 {%extracted | not-extracted: %both} %uint2_0_0`,
  inLoadedImages`image-operand/sparse: sparse images are fetched and read
+body: %a = OpImageSparseFetch %structure_uint_and_float4 {%color | fetch: %both} %uint2_0_0
%b = OpImageSparseRead %structure_uint_and_float4 {%written | read: %with} %uint2_0_0`,
  inKernelImages`image-operand/of-a-kernel: format and order of an image are asked for
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read %with
%format = OpImageQueryFormat %uint {%read | format-of-sampled-image: %made}
%order = OpImageQueryOrder %uint {%read | order-of-sampler: %with}`,
  inLoadedImages`sampled-image-operand/sampling: texels are sampled and gathered from a sampled image
+body: %a = OpImageSampleImplicitLod %float4 {%both | implicit: %color} %float2_0_0
%b = OpImageSampleExplicitLod %float4 {%both | explicit: %color} %float2_0_0 Lod %float_0
%c = OpImageSampleProjImplicitLod %float4 {%both | projected-implicit: %color} %float3_0_0_1
%d = OpImageSampleProjExplicitLod %float4 {%both | projected-explicit: %color} %float3_0_0_1 Lod %float_0
%e = OpImageGather %float4 {%both | gather: %color} %float2_0_0 %uint_1
%f = OpImageQueryLod %float2 {%both | query-lod: %color} %float2_0_0
%g = OpImage %color_image {%both | extract: %color | extract-sampler: %with}`,
  inLoadedImages`sampled-image-operand/comparing-depth
depths are compared in a sampled image, one that is made here among them
+body: %image_of_depths = OpImage %depth_image %depth
%made = OpSampledImage %sampled_depth %image_of_depths %with
%a = OpImageSampleDrefImplicitLod %float {%made | implicit: %image_of_depths} %float2_0_0 %float_1
%b = OpImageSampleDrefExplicitLod %float {%depth | explicit: %with} %float2_0_0 %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod %float {%depth | projected-implicit: %image_of_depths} %float3_0_0_1 %float_1
%d = OpImageSampleProjDrefExplicitLod %float {%depth
  | projected-explicit: %image_of_depths} %float3_0_0_1 %float_1 Lod %float_0
%e = OpImageDrefGather %float4 {%depth | gather: %image_of_depths} %float2_0_0 %float_1
%f = OpImageSparseSampleDrefImplicitLod %structure_uint_and_float {%depth
  | sparse-depth: %image_of_depths} %float2_0_0 %float_1
%g = OpImageSparseSampleImplicitLod %structure_uint_and_float4 {%both | sparse: %color} %float2_0_0`,
  inLoadedImages`image-result/of-a-shader: what is extracted has the image type of the sampled image
+body: %extracted = OpImage {%color_image | other-sampled-type: %image_uint_2D_0_0_0_1_Unknown | other-depth: %image_float_2D_2_0_0_1_Unknown
  | other-samples: %image_float_2D_0_0_1_1_Unknown | sampled-image: %sampled_color | sampler: %sampler} %both`,

  imagePairOf`image-texel-result/gathers
gathers result in four components, of floats and of integers, with a depth reference and without
sampled: color float 2D 0 0 0 1 Unknown, depth float 2D 1 0 0 1 Unknown, number int Cube 0 0 0 1 Unknown
body: %floats_4 = OpImageGather {%float4 | three-components: %float3 | two-components: %float2 | halves: %half4
  | array: %float_array4} %color %a_float2 %uint_1
%integers_4 = OpImageGather {%int4 | three-integers: %int3 | unsigned-integers: %uint4} %number %a_float3 %uint_0
%depths_4 = OpImageDrefGather {%float4 | three-depths: %float3 | two-depths: %float2
  | depths-of-64-bits: %double4} %depth %a_float2 %a_float`,
  imagePairOf`image-texel-result/sparse-gathers: sparse gathers result in a code and four components
sampled: color float 2D 0 0 0 1 Unknown, depth float 2D 1 0 0 1 Unknown
declarations:
body: %colors = OpImageSparseGather {%structure_int_and_float4 | three-components: %structure_int_and_float3
  | two-components: %structure_int_and_float2} %color %a_float2 %uint_1
%depths = OpImageSparseDrefGather {%structure_int_and_float4 | three-depths: %structure_int_and_float3 | two-depths: %structure_int_and_float2} %depth %a_float2 %a_float`,
  inLoadedImages`image-texel-result/sampling: sampling and gathering result in four components of the sampled type
+body: %integers = OpSampledImage %sampled_number %number %with
%a = OpImageSampleImplicitLod {%float4 | three-components: %float3 | scalar: %float
  | integers: %int4 | matrix: %float4x4} %both %float2_0_0
%b = OpImageSampleExplicitLod {%uint4 | explicit-signed: %int4 | explicit-float: %float4} %integers %float2_0_0 Lod %float_0
%c = OpImageSampleProjImplicitLod {%float4 | projected-two: %float2} %both %float3_0_0_1
%d = OpImageSampleProjExplicitLod {%float4 | projected-integers: %uint4} %both %float3_0_0_1 Lod %float_0
%e = OpImageGather {%uint4 | gather-scalar: %uint | gather-floats: %float4} %integers %float2_0_0 %uint_1
%f = OpImageDrefGather {%float4 | depth-gather-scalar: %float} %depth %float2_0_0 %float_1`,
  inLoadedImages`image-texel-result/fetching: fetching results in four components of the sampled type
+body: %a = OpImageFetch {%float4 | scalar: %float | three-components: %float3} %color %uint2_0_0
%b = OpImageFetch {%uint4 | signed: %int4 | booleans: %bool4} %number %uint2_0_0
%c = OpImageFetch {%float4 | integers: %uint4} %multiple %uint2_0_0 Sample %int_0`,
  inKernelImages`image-texel-result/texels-of-no-type
where the sampled type is void, texels are four integers or four floats
body: %read = OpLoad %image %variable_UniformConstant_image
%with = OpLoad %sampler %variable_UniformConstant_sampler
%made = OpSampledImage %sampled %read %with
%a = OpImageSampleExplicitLod {%float4 | scalar: %float} %made %float2_0_0 Lod %float_0
%b = OpImageSampleExplicitLod {%uint4 | booleans: %bool4 | two-components: %uint2} %made %float2_0_0 Lod %float_0`,
  inLoadedImages`image-texel-result/sparse: a sparse texel is the second member of a structure
+declarations: ${sparse}
+body: %a = OpImageSparseSampleImplicitLod {%resident | sample-three: %structure_uint_and_float3} %both %float2_0_0
%b = OpImageSparseFetch {%resident | fetch-integers: %structure_uint_and_uint4} %color %uint2_0_0
%c = OpImageSparseGather {%resident | gather-scalar: %structure_uint_and_float} %both %float2_0_0 %uint_0`,
  inLoadedImages`image-depth-result/of-a-shader: a comparison of depths results in a scalar of the sampled type
+body: %a = OpImageSampleDrefImplicitLod {%float | vector: %float4 | boolean: %bool} %depth %float2_0_0 %float_1
%b = OpImageSampleDrefExplicitLod {%float | explicit-integer: %uint} %depth %float2_0_0 %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod {%float | projected-vector: %float2} %depth %float3_0_0_1 %float_1
%d = OpImageSampleProjDrefExplicitLod {%float | projected-integer: %int} %depth %float3_0_0_1 %float_1 Lod %float_0`,
  inLoadedImages`image-depth-result/sparse: a sparse comparison of depths results in a structure with a scalar
+declarations: ${sparse}
+body: %a = OpImageSparseSampleDrefImplicitLod {%structure_uint_and_float | vector: %resident} %depth %float2_0_0 %float_1
%b = OpImageSparseSampleDrefExplicitLod {%structure_uint_and_float
  | integer: %uint_pair} %depth %float2_0_0 %float_1 Lod %float_0`,
  ...depthSamples.map(
    ([name, operands]) =>
      inLoadedImages`image-depth-result/sampled-type-of-${hyphened(name)}
the scalar that ${name} results in is the sampled type
+body: %a = ${name} %float %depth ${operands}
changed: OpTypeImage {%float | void: %void} 2D 1 0 0 1`,
  ),
  ...['Implicit', 'Explicit'].map(
    (level) =>
      inLoadedImages`image-depth-result/sampled-type-of-sparse-${level.toLowerCase()}
the scalar in the result of OpImageSparseSampleDref${level}Lod is the sampled type
+declarations: ${sparse}
+body: %a = OpImageSparseSampleDref${level}Lod %structure_uint_and_float %depth %float2_0_0 %float_1${level === 'Explicit' ? ' Lod %float_0' : ''}
changed: OpTypeImage {%float | void: %void} 2D 1 0 0 1`,
  ),
  inLoadedImages`operand-is-object/images: coordinates, levels, references and texels are objects
before: %float %half_of_it()
OpReturnValue %float_1
%uint2 %somewhere()
OpReturnValue %uint2_0_0
+body: %a = OpImageFetch %float4 %color {%uint2_0_0 | coordinate-is-function: %somewhere}
%b = OpImageSampleImplicitLod %float4 %both {%float2_0_0 | coordinate-is-type: %float2}
%c = OpImageSampleExplicitLod %float4 %both %float2_0_0 Lod {%float_0 | level-is-function: %half_of_it
  | level-is-type: %float}
%d = OpImageSampleDrefImplicitLod %float %depth %float2_0_0 {%float_1 | reference-is-type: %float}
%e = OpImageGather %float4 %both %float2_0_0 {%uint_1 | component-is-type: %uint}
%f = OpImageQuerySizeLod %uint2 %color {%uint_0 | queried-level-is-type: %uint}
OpImageWrite %written %uint2_0_0 {%float4_0_0_0_1 | texel-is-type: %float4}`,
  pairOf`operand-is-object/non-uniform: what invocations of a group exchange are objects
capabilities: Shader GroupNonUniformArithmetic
debug: %string = OpString "a.comp"
before: %float %half_of_it()
OpReturnValue %float_1
body: %a = OpGroupNonUniformAll %bool %uint_3 {%true | predicate-is-type: %bool}
%b = OpGroupNonUniformBallot %uint4 %uint_3 {%true | ballot-of-string: %string}
%c = OpGroupNonUniformFAdd %float %uint_3 Reduce {%float_1 | value-is-function: %half_of_it}
%d = OpGroupNonUniformShuffle %float %uint_3 {%float_1 | value-is-type: %float} {%uint_0 | invocation-is-type: %uint}`,
  pairOf`operand-is-object/groups-of-a-kernel: what a group of a kernel decides on and adds up are objects
capabilities: Kernel Addresses Groups
memoryModel: OpMemoryModel Physical64 OpenCL
imports: %set = OpExtInstImport "OpenCL.std"
entryPoints: Kernel %main
body: %a = OpGroupAll %bool %uint_2 {%true | predicate-is-type: %bool}
%b = OpGroupIAdd %uint %uint_2 Reduce {%uint_1 | summand-is-import: %set}
%c = OpGroupBroadcast %float %uint_2 {%float_1 | value-is-function: %main} {%uint_0 | place-is-type: %uint}`,
  pairOf`operand-is-object/streams: a stream of a geometry shader is a number
entryPoints: Geometry %main
modes: %main InputPoints, OutputPoints, OutputVertices 1, Invocations 1
body: OpEmitStreamVertex {%int_0 | emit-type: %int}
OpEndStreamPrimitive {%int_1 | end-function: %main}`,
  pairOf`composite-extract-composite/of-a-shader: a component is extracted from a vector that a function returned
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %string = OpString "a.comp"
before: %float2 %somewhere()
%nothing = OpUndef %float2
OpReturnValue %nothing
body: %returned = OpFunctionCall %float2 %somewhere
%component = OpCompositeExtract %float {%returned | type: %float2 | function: %somewhere
  | string: %string | import: %set} 0`,
  pairOf`debug-file/line: a line is in a file that a string names
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %file = OpString "a.comp"
OpSource GLSL 450 %file
declarations: OpLine {%file | among-declarations: %uint} 1 1
%alias = OpTypeStruct %uint
body: OpLine {%file | constant: %uint_1 | type: %uint | import: %set | undefined-value: %a_uint | function: %main} 7 2
%sum = OpIAdd %uint %uint_1 %uint_2`,
  pairOf`debug-file/source: the source is in a file that a string names
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %file = OpString "a.comp"
OpSource GLSL 450 {%file "void main() {}" | import: %set "void main() {}" | import-without-text: %set}`,
  pairOf`image-type-capability/storage: storage images of all dimensions have the capabilities for them
capabilities: Shader InputAttachment {Image1D | only-sampled-1d: Sampled1D}
{ImageRect | only-sampled-rect: SampledRect} {ImageBuffer | only-sampled-buffer: SampledBuffer}
{ImageCubeArray | only-sampled-cube-array: SampledCubeArray}
{StorageImageMultisample | multisampled-without-its-own:} {ImageMSArray | multisampled-array-without-its-own:}
declarations: %line = OpTypeImage %float 1D 0 0 0 2 Rgba32f
%rectangle = OpTypeImage %float Rect 0 0 0 2 Rgba32f
%bytes = OpTypeImage %float Buffer 0 0 0 2 Rgba32f
%cube = OpTypeImage %float Cube 0 0 0 2 Rgba32f
%cubes = OpTypeImage %float Cube 0 1 0 2 Rgba32f
%multisampled = OpTypeImage %float 2D 0 0 1 2 Rgba32f
%multisampled_array = OpTypeImage %float 2D 0 1 1 2 Rgba32f
%attachment = OpTypeImage %float SubpassData 0 0 1 2 Unknown`,
  pairOf`image-type-capability/one-storage-image: without images for anything else, a storage image has its capability
capabilities: Shader {StorageImageMultisample | multisampled:}
declarations: %plain = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%multisampled = OpTypeImage %float 2D 0 0 1 2 Rgba32f`,
  pairOf`image-type-capability/sampled: sampled images need the capabilities for storage images not at all
capabilities: Shader Sampled1D SampledRect SampledBuffer SampledCubeArray
declarations: %line = OpTypeImage %float 1D 0 0 0 {1 | storage-1d: 2} Unknown
%rectangle = OpTypeImage %float Rect 0 0 0 {1 | storage-rect: 2} Unknown
%bytes = OpTypeImage %float Buffer 0 0 0 {1 | storage-buffer: 2} Unknown
%cubes = OpTypeImage %float Cube 0 1 0 {1 | storage-cubes: 2} Unknown
%multisampled = OpTypeImage %float 2D 0 0 1 {1 | storage-multisampled: 2} Unknown
%multisampled_array = OpTypeImage %float 2D 0 1 1 {1 | storage-multisampled-array: 2} Unknown`,
  pairOf`image-type-capability/cubes: arrays of cubes that are sampled have their capability, cubes do not need it
capabilities: Shader {SampledCubeArray | without-it:}
declarations: %cube = OpTypeImage %float Cube 0 0 0 1 Unknown
%cubes = OpTypeImage %float Cube 0 1 0 1 Unknown`,
  pairOf`image-type-capability/cubes-at-run-time
arrays of cubes of which only a run shows whether they are sampled have the capability for sampled ones
capabilities: Shader {SampledCubeArray | without-it:}
declarations: %cubes = OpTypeImage %float Cube 0 1 0 0 Unknown`,
  inKernel`kernel-image-capability/images in spv1.0, spv1.6
kernels with images that are read or written declare that they have them
capabilities: ${kernel.capabilities} {ImageBasic | without-it:}
declarations: %read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%written = OpTypeImage %void 3D 0 0 0 0 Unknown WriteOnly`,
  inKernel`kernel-image-capability/samplers in spv1.0, spv1.6: kernels with samplers declare that they have images
capabilities: ${kernel.capabilities} {ImageBasic | without-it:}
declarations: %sampler = OpTypeSampler`,
  inKernel`kernel-image-capability/both-ways in spv1.0, spv1.6
kernels with images that are both read and written declare that they have those
capabilities: ${kernel.capabilities} {ImageReadWrite | only-basic: ImageBasic}
declarations: %read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%changed = OpTypeImage %void 2D 0 0 0 0 Unknown ReadWrite`,
]
