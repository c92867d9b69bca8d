import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { images, kernelImages, loaded } from './images.ts'

const sparse = `%resident = OpTypeStruct %uint %float4
%resident_float = OpTypeStruct %uint %float
%resident_three = OpTypeStruct %uint %float3
%resident_integers = OpTypeStruct %uint %uint4
%resident_integer = OpTypeStruct %uint %uint`

const helper = `%of_float = OpTypeFunction %float
%of_place = OpTypeFunction %uint2`

const functions = `%half_of_it = OpFunction %float None %of_float
%begin = OpLabel
OpReturnValue %float_1
OpFunctionEnd
%somewhere = OpFunction %uint2 None %of_place
%start = OpLabel
OpReturnValue %place
OpFunctionEnd`

/** Instructions that sample with a depth reference, and their operands after Sampled Image. */
const depthSamples = [
  ['OpImageSampleDrefImplicitLod', '%middle %float_1'],
  ['OpImageSampleDrefExplicitLod', '%middle %float_1 Lod %float_0'],
  ['OpImageSampleProjDrefImplicitLod', '%projected %float_1'],
  ['OpImageSampleProjDrefExplicitLod', '%projected %float_1 Lod %float_0'],
] as const

/** Pairs of the rules on what image instructions result in, and on operands that are no objects. */
export const pairs = [
  pair(
    'image-texel-result',
    'sampling',
    'sampling and gathering result in four components of the sampled type',
    {
      ...images,
      body: `${loaded}
%integers = OpSampledImage %sampled_number %number %with
%a = OpImageSampleImplicitLod %float4 %both %middle
%b = OpImageSampleExplicitLod %uint4 %integers %middle Lod %float_0
%c = OpImageSampleProjImplicitLod %float4 %both %projected
%d = OpImageSampleProjExplicitLod %float4 %both %projected Lod %float_0
%e = OpImageGather %uint4 %integers %middle %uint_1
%f = OpImageDrefGather %float4 %depth %middle %float_1`,
    },
    {
      ...instead('OpImageSampleImplicitLod %float4 %both', {
        'three-components': 'OpImageSampleImplicitLod %float3 %both',
        scalar: 'OpImageSampleImplicitLod %float %both',
        integers: 'OpImageSampleImplicitLod %int4 %both',
        matrix: 'OpImageSampleImplicitLod %float4x4 %both',
      }),
      'explicit-signed': [['%uint4 %integers %middle Lod', '%int4 %integers %middle Lod']],
      'explicit-float': [['%uint4 %integers %middle Lod', '%float4 %integers %middle Lod']],
      'projected-two': [['ProjImplicitLod %float4', 'ProjImplicitLod %float2']],
      'projected-integers': [['ProjExplicitLod %float4', 'ProjExplicitLod %uint4']],
      'gather-scalar': [['OpImageGather %uint4', 'OpImageGather %uint']],
      'gather-floats': [['OpImageGather %uint4', 'OpImageGather %float4']],
      'depth-gather-scalar': [['OpImageDrefGather %float4', 'OpImageDrefGather %float']],
    },
  ),
  pair(
    'image-texel-result',
    'fetching',
    'fetching results in four components of the sampled type',
    {
      ...images,
      body: `${loaded}
%a = OpImageFetch %float4 %color %place
%b = OpImageFetch %uint4 %number %place
%c = OpImageFetch %float4 %multiple %place Sample %int_0`,
    },
    {
      scalar: [['OpImageFetch %float4 %color', 'OpImageFetch %float %color']],
      'three-components': [['OpImageFetch %float4 %color', 'OpImageFetch %float3 %color']],
      integers: [['OpImageFetch %float4 %multiple', 'OpImageFetch %uint4 %multiple']],
      signed: [['OpImageFetch %uint4', 'OpImageFetch %int4']],
      booleans: [['OpImageFetch %uint4', 'OpImageFetch %bool4']],
    },
  ),
  pair(
    'image-texel-result',
    'texels-of-no-type',
    'where the sampled type is void, texels are four integers or four floats',
    {
      ...kernelImages,
      body: `%read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%a = OpImageSampleExplicitLod %float4 %made %middle Lod %float_0
%b = OpImageSampleExplicitLod %uint4 %made %middle Lod %float_0`,
    },
    {
      booleans: [['%uint4 %made', '%bool4 %made']],
      'two-components': [['%uint4 %made', '%uint2 %made']],
      scalar: [['%float4 %made', '%float %made']],
    },
  ),
  pair(
    'image-texel-result',
    'sparse',
    'a sparse texel is the second member of a structure',
    {
      ...images,
      declarations: `${images.declarations}\n${sparse}`,
      body: `${loaded}
%a = OpImageSparseSampleImplicitLod %resident %both %middle
%b = OpImageSparseFetch %resident %color %place
%c = OpImageSparseGather %resident %both %middle %uint_0`,
    },
    {
      'sample-three': [['SampleImplicitLod %resident', 'SampleImplicitLod %resident_three']],
      'fetch-integers': [['SparseFetch %resident', 'SparseFetch %resident_integers']],
      'gather-scalar': [['SparseGather %resident', 'SparseGather %resident_float']],
    },
  ),
  pair(
    'image-depth-result',
    'of-a-shader',
    'a comparison of depths results in a scalar of the sampled type',
    {
      ...images,
      body: `${loaded}
%a = OpImageSampleDrefImplicitLod %float %depth %middle %float_1
%b = OpImageSampleDrefExplicitLod %float %depth %middle %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod %float %depth %projected %float_1
%d = OpImageSampleProjDrefExplicitLod %float %depth %projected %float_1 Lod %float_0`,
    },
    {
      vector: [['SampleDrefImplicitLod %float', 'SampleDrefImplicitLod %float4']],
      boolean: [['SampleDrefImplicitLod %float', 'SampleDrefImplicitLod %bool']],
      'explicit-integer': [['SampleDrefExplicitLod %float', 'SampleDrefExplicitLod %uint']],
      'projected-vector': [['ProjDrefImplicitLod %float', 'ProjDrefImplicitLod %float2']],
      'projected-integer': [['ProjDrefExplicitLod %float', 'ProjDrefExplicitLod %int']],
    },
  ),
  pair(
    'image-depth-result',
    'sparse',
    'a sparse comparison of depths results in a structure with a scalar',
    {
      ...images,
      declarations: `${images.declarations}\n${sparse}`,
      body: `${loaded}
%a = OpImageSparseSampleDrefImplicitLod %resident_float %depth %middle %float_1
%b = OpImageSparseSampleDrefExplicitLod %resident_float %depth %middle %float_1 Lod %float_0`,
    },
    {
      vector: [['DrefImplicitLod %resident_float', 'DrefImplicitLod %resident']],
      integer: [['DrefExplicitLod %resident_float', 'DrefExplicitLod %resident_integer']],
    },
  ),
  ...depthSamples.map(([name, operands]) =>
    pair(
      'image-depth-result',
      `sampled-type-of-${hyphened(name)}`,
      `the scalar that ${name} results in is the sampled type`,
      {
        ...images,
        body: `${loaded}\n%a = ${name} %float %depth ${operands}`,
      },
      { void: [['OpTypeImage %float 2D 1 0 0 1', 'OpTypeImage %void 2D 1 0 0 1']] },
    ),
  ),
  ...['Implicit', 'Explicit'].map((level) =>
    pair(
      'image-depth-result',
      `sampled-type-of-sparse-${level.toLowerCase()}`,
      `the scalar in the result of OpImageSparseSampleDref${level}Lod is the sampled type`,
      {
        ...images,
        declarations: `${images.declarations}\n${sparse}`,
        body: `${loaded}
%a = OpImageSparseSampleDref${level}Lod %resident_float %depth %middle %float_1${level === 'Explicit' ? ' Lod %float_0' : ''}`,
      },
      { void: [['OpTypeImage %float 2D 1 0 0 1', 'OpTypeImage %void 2D 1 0 0 1']] },
    ),
  ),
  pair(
    'operand-is-object',
    'images',
    'coordinates, levels, references and texels are objects',
    {
      ...images,
      declarations: `${images.declarations}\n${helper}`,
      before: functions,
      body: `${loaded}
%a = OpImageFetch %float4 %color %place
%b = OpImageSampleImplicitLod %float4 %both %middle
%c = OpImageSampleExplicitLod %float4 %both %middle Lod %float_0
%d = OpImageSampleDrefImplicitLod %float %depth %middle %float_1
%e = OpImageGather %float4 %both %middle %uint_1
%f = OpImageQuerySizeLod %uint2 %color %uint_0
OpImageWrite %written %place %black`,
    },
    {
      'coordinate-is-function': [['%float4 %color %place', '%float4 %color %somewhere']],
      'coordinate-is-type': [
        ['ImplicitLod %float4 %both %middle', 'ImplicitLod %float4 %both %float2'],
      ],
      'level-is-function': [['Lod %float_0', 'Lod %half_of_it']],
      'level-is-type': [['Lod %float_0', 'Lod %float']],
      'reference-is-type': [['%middle %float_1', '%middle %float']],
      'component-is-type': [['%middle %uint_1', '%middle %uint']],
      'queried-level-is-type': [['%uint2 %color %uint_0', '%uint2 %color %uint']],
      'texel-is-type': [['%place %black', '%place %float4']],
    },
  ),
  pair(
    'operand-is-object',
    'non-uniform',
    'what invocations of a group exchange are objects',
    {
      capabilities: `OpCapability Shader
OpCapability GroupNonUniformVote
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformShuffle`,
      debug: '%string = OpString "a.comp"',
      declarations: '%of_float = OpTypeFunction %float',
      before: `%half_of_it = OpFunction %float None %of_float
%begin = OpLabel
OpReturnValue %float_1
OpFunctionEnd`,
      body: `%a = OpGroupNonUniformAll %bool %uint_3 %true
%b = OpGroupNonUniformBallot %uint4 %uint_3 %true
%c = OpGroupNonUniformFAdd %float %uint_3 Reduce %float_1
%d = OpGroupNonUniformShuffle %float %uint_3 %float_1 %uint_0`,
    },
    {
      'predicate-is-type': [
        ['OpGroupNonUniformAll %bool %uint_3 %true', 'OpGroupNonUniformAll %bool %uint_3 %bool'],
      ],
      'ballot-of-string': [['%uint4 %uint_3 %true', '%uint4 %uint_3 %string']],
      'value-is-function': [['Reduce %float_1', 'Reduce %half_of_it']],
      'value-is-type': [['%uint_3 %float_1 %uint_0', '%uint_3 %float %uint_0']],
      'invocation-is-type': [['%uint_3 %float_1 %uint_0', '%uint_3 %float_1 %uint']],
    },
  ),
  pair(
    'operand-is-object',
    'groups-of-a-kernel',
    'what a group of a kernel decides on and adds up are objects',
    {
      capabilities: 'OpCapability Kernel\nOpCapability Addresses\nOpCapability Groups',
      memoryModel: 'OpMemoryModel Physical64 OpenCL',
      imports: '%set = OpExtInstImport "OpenCL.std"',
      entryPoints: 'OpEntryPoint Kernel %main "main"',
      modes: '',
      body: `%a = OpGroupAll %bool %uint_2 %true
%b = OpGroupIAdd %uint %uint_2 Reduce %uint_1
%c = OpGroupBroadcast %float %uint_2 %float_1 %uint_0`,
    },
    {
      'predicate-is-type': [['OpGroupAll %bool %uint_2 %true', 'OpGroupAll %bool %uint_2 %bool']],
      'summand-is-import': [['Reduce %uint_1', 'Reduce %set']],
      'value-is-function': [['%uint_2 %float_1 %uint_0', '%uint_2 %main %uint_0']],
      'place-is-type': [['%uint_2 %float_1 %uint_0', '%uint_2 %float_1 %uint']],
    },
  ),
  pair(
    'operand-is-object',
    'streams',
    'a stream of a geometry shader is a number',
    {
      capabilities: 'OpCapability GeometryStreams',
      entryPoints: 'OpEntryPoint Geometry %main "main"',
      modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1`,
      body: 'OpEmitStreamVertex %int_0\nOpEndStreamPrimitive %int_1',
    },
    {
      'emit-type': [['OpEmitStreamVertex %int_0', 'OpEmitStreamVertex %int']],
      'end-function': [['OpEndStreamPrimitive %int_1', 'OpEndStreamPrimitive %main']],
    },
  ),
  pair(
    'composite-extract-composite',
    'of-a-shader',
    'a component is extracted from a vector that a function returned',
    {
      imports: '%set = OpExtInstImport "GLSL.std.450"',
      debug: '%string = OpString "a.comp"',
      declarations: '%of_vector = OpTypeFunction %float2',
      before: `%somewhere = OpFunction %float2 None %of_vector
%begin = OpLabel
%nothing = OpUndef %float2
OpReturnValue %nothing
OpFunctionEnd`,
      body: `%returned = OpFunctionCall %float2 %somewhere
%component = OpCompositeExtract %float %returned 0`,
    },
    instead('%float %returned 0', {
      type: '%float %float2 0',
      function: '%float %somewhere 0',
      string: '%float %string 0',
      import: '%float %set 0',
    }),
  ),
  pair(
    'debug-file',
    'line',
    'a line is in a file that a string names',
    {
      imports: '%set = OpExtInstImport "GLSL.std.450"',
      debug: '%file = OpString "a.comp"\nOpSource GLSL 450 %file',
      declarations: `OpLine %file 1 1
%alias = OpTypeStruct %uint
%undefined = OpUndef %uint`,
      body: `OpLine %file 7 2
%sum = OpIAdd %uint %uint_1 %uint_2`,
    },
    {
      ...instead('OpLine %file 7 2', {
        constant: 'OpLine %uint_1 7 2',
        type: 'OpLine %uint 7 2',
        import: 'OpLine %set 7 2',
        'undefined-value': 'OpLine %undefined 7 2',
        function: 'OpLine %main 7 2',
      }),
      'among-declarations': [['OpLine %file 1 1', 'OpLine %uint 1 1']],
    },
  ),
  pair(
    'debug-file',
    'source',
    'the source is in a file that a string names',
    {
      imports: '%set = OpExtInstImport "GLSL.std.450"',
      debug: '%file = OpString "a.comp"\nOpSource GLSL 450 %file "void main() {}"',
    },
    {
      import: [['450 %file', '450 %set']],
      'import-without-text': [['450 %file "void main() {}"', '450 %set']],
    },
  ),
]
