import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { images, kernelImages, loaded } from './images.ts'

const sparse = `%resident = OpTypeStruct %uint %float4`

/** Instructions that sample with a depth reference, and their operands after Sampled Image. */
const depthSamples = [
  ['OpImageSampleDrefImplicitLod', '%middle %float_1'],
  ['OpImageSampleDrefExplicitLod', '%middle %float_1 Lod %float_0'],
  ['OpImageSampleProjDrefImplicitLod', '%float3_0_0_1 %float_1'],
  ['OpImageSampleProjDrefExplicitLod', '%float3_0_0_1 %float_1 Lod %float_0'],
] as const

/** Pairs of the rules on what image instructions result in, and on operands that are no objects. */
export const pairs = [
  pairOf`image-texel-result/sampling
sampling and gathering result in four components of the sampled type
${images}
body: ${loaded}
%integers = OpSampledImage %sampled_number %number %with
%a = OpImageSampleImplicitLod {%float4 | three-components: %float3 | scalar: %float
  | integers: %int4 | matrix: %float4x4} %both %middle
%b = OpImageSampleExplicitLod {%uint4 | explicit-signed: %int4
  | explicit-float: %float4} %integers %middle Lod %float_0
%c = OpImageSampleProjImplicitLod {%float4 | projected-two: %float2} %both %float3_0_0_1
%d = OpImageSampleProjExplicitLod {%float4
  | projected-integers: %uint4} %both %float3_0_0_1 Lod %float_0
%e = OpImageGather {%uint4 | gather-scalar: %uint
  | gather-floats: %float4} %integers %middle %uint_1
%f = OpImageDrefGather {%float4 | depth-gather-scalar: %float} %depth %middle %float_1`,
  pairOf`image-texel-result/fetching
fetching results in four components of the sampled type
${images}
body: ${loaded}
%a = OpImageFetch {%float4 | scalar: %float | three-components: %float3} %color %place
%b = OpImageFetch {%uint4 | signed: %int4 | booleans: %bool4} %number %place
%c = OpImageFetch {%float4 | integers: %uint4} %multiple %place Sample %int_0`,
  pairOf`image-texel-result/texels-of-no-type
where the sampled type is void, texels are four integers or four floats
${kernelImages}
body: %read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%a = OpImageSampleExplicitLod {%float4 | scalar: %float} %made %middle Lod %float_0
%b = OpImageSampleExplicitLod {%uint4 | booleans: %bool4
  | two-components: %uint2} %made %middle Lod %float_0`,
  pairOf`image-texel-result/sparse
a sparse texel is the second member of a structure
${images}
+declarations: ${sparse}
body: ${loaded}
%a = OpImageSparseSampleImplicitLod {%resident | sample-three: %structure_uint_and_float3} %both %middle
%b = OpImageSparseFetch {%resident | fetch-integers: %structure_uint_and_uint4} %color %place
%c = OpImageSparseGather {%resident | gather-scalar: %structure_uint_and_float} %both %middle %uint_0`,
  pairOf`image-depth-result/of-a-shader
a comparison of depths results in a scalar of the sampled type
${images}
body: ${loaded}
%a = OpImageSampleDrefImplicitLod {%float | vector: %float4
  | boolean: %bool} %depth %middle %float_1
%b = OpImageSampleDrefExplicitLod {%float
  | explicit-integer: %uint} %depth %middle %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod {%float
  | projected-vector: %float2} %depth %float3_0_0_1 %float_1
%d = OpImageSampleProjDrefExplicitLod {%float
  | projected-integer: %int} %depth %float3_0_0_1 %float_1 Lod %float_0`,
  pairOf`image-depth-result/sparse
a sparse comparison of depths results in a structure with a scalar
${images}
+declarations: ${sparse}
body: ${loaded}
%a = OpImageSparseSampleDrefImplicitLod {%structure_uint_and_float
  | vector: %resident} %depth %middle %float_1
%b = OpImageSparseSampleDrefExplicitLod {%structure_uint_and_float
  | integer: %uint_pair} %depth %middle %float_1 Lod %float_0`,
  ...depthSamples.map(
    ([name, operands]) =>
      pairOf`image-depth-result/sampled-type-of-${hyphened(name)}
the scalar that ${name} results in is the sampled type
${images}
body: ${loaded}
%a = ${name} %float %depth ${operands}
changed: OpTypeImage {%float | void: %void} 2D 1 0 0 1`,
  ),
  ...['Implicit', 'Explicit'].map(
    (level) =>
      pairOf`image-depth-result/sampled-type-of-sparse-${level.toLowerCase()}
the scalar in the result of OpImageSparseSampleDref${level}Lod is the sampled type
${images}
+declarations: ${sparse}
body: ${loaded}
%a = OpImageSparseSampleDref${level}Lod %structure_uint_and_float %depth %middle %float_1${level === 'Explicit' ? ' Lod %float_0' : ''}
changed: OpTypeImage {%float | void: %void} 2D 1 0 0 1`,
  ),
  pairOf`operand-is-object/images
coordinates, levels, references and texels are objects
${images}
before: %float %half_of_it()
OpReturnValue %float_1
%uint2 %somewhere()
OpReturnValue %place
body: ${loaded}
%a = OpImageFetch %float4 %color {%place | coordinate-is-function: %somewhere}
%b = OpImageSampleImplicitLod %float4 %both {%middle | coordinate-is-type: %float2}
%c = OpImageSampleExplicitLod %float4 %both %middle Lod {%float_0 | level-is-function: %half_of_it
  | level-is-type: %float}
%d = OpImageSampleDrefImplicitLod %float %depth %middle {%float_1 | reference-is-type: %float}
%e = OpImageGather %float4 %both %middle {%uint_1 | component-is-type: %uint}
%f = OpImageQuerySizeLod %uint2 %color {%uint_0 | queried-level-is-type: %uint}
OpImageWrite %written %place {%float4_0_0_0_1 | texel-is-type: %float4}`,
  pairOf`operand-is-object/non-uniform
what invocations of a group exchange are objects
capabilities: Shader GroupNonUniformVote GroupNonUniformBallot GroupNonUniformArithmetic GroupNonUniformShuffle
debug: %string = OpString "a.comp"
before: %float %half_of_it()
OpReturnValue %float_1
body: %a = OpGroupNonUniformAll %bool %uint_3 {%true | predicate-is-type: %bool}
%b = OpGroupNonUniformBallot %uint4 %uint_3 {%true | ballot-of-string: %string}
%c = OpGroupNonUniformFAdd %float %uint_3 Reduce {%float_1 | value-is-function: %half_of_it}
%d = OpGroupNonUniformShuffle %float %uint_3 {%float_1 | value-is-type: %float} {%uint_0
  | invocation-is-type: %uint}`,
  pairOf`operand-is-object/groups-of-a-kernel
what a group of a kernel decides on and adds up are objects
capabilities: Kernel Addresses Groups
memoryModel: OpMemoryModel Physical64 OpenCL
imports: %set = OpExtInstImport "OpenCL.std"
entryPoints: Kernel %main
body: %a = OpGroupAll %bool %uint_2 {%true | predicate-is-type: %bool}
%b = OpGroupIAdd %uint %uint_2 Reduce {%uint_1 | summand-is-import: %set}
%c = OpGroupBroadcast %float %uint_2 {%float_1 | value-is-function: %main} {%uint_0
  | place-is-type: %uint}`,
  pairOf`operand-is-object/streams
a stream of a geometry shader is a number
capabilities: GeometryStreams
entryPoints: Geometry %main
modes: %main InputPoints, OutputPoints, OutputVertices 1, Invocations 1
body: OpEmitStreamVertex {%int_0 | emit-type: %int}
OpEndStreamPrimitive {%int_1 | end-function: %main}`,
  pairOf`composite-extract-composite/of-a-shader
a component is extracted from a vector that a function returned
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %string = OpString "a.comp"
before: %float2 %somewhere()
%nothing = OpUndef %float2
OpReturnValue %nothing
body: %returned = OpFunctionCall %float2 %somewhere
%component = OpCompositeExtract %float {%returned | type: %float2 | function: %somewhere
  | string: %string | import: %set} 0`,
  pairOf`debug-file/line
a line is in a file that a string names
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %file = OpString "a.comp"
OpSource GLSL 450 %file
declarations: OpLine {%file | among-declarations: %uint} 1 1
%alias = OpTypeStruct %uint
body: OpLine {%file | constant: %uint_1 | type: %uint | import: %set | undefined-value: %a_uint
  | function: %main} 7 2
%sum = OpIAdd %uint %uint_1 %uint_2`,
  pairOf`debug-file/source
the source is in a file that a string names
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %file = OpString "a.comp"
OpSource GLSL 450 {%file "void main() {}" | import: %set "void main() {}"
  | import-without-text: %set}`,
]
