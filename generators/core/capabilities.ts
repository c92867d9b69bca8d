import { pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces, vertex } from '../pairs/pieces.ts'

/** A fragment shader with a texture, loaded and joined with its sampler. */
const texture: Pieces = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %texture',
  annotations: 'OpDecorate %texture DescriptorSet 0\nOpDecorate %texture Binding 0',
  declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%pointer = OpTypePointer UniformConstant %sampled
%sparse = OpTypeStruct %int %float4
%middle = OpConstantComposite %float2 %float_0 %float_0
%corner = OpConstantComposite %int2 %int_1 %int_1
%texture = OpVariable %pointer UniformConstant`,
}

const loadTexture = `%loaded = OpLoad %sampled %texture
%texels = OpImage %image %loaded`

/** Pairs of the rules on the capabilities that a module declares. */
export const pairs = [
  pair(
    'instruction-capability',
    'fragment',
    'derivatives, queries and sparse fetches have their capabilities',
    {
      ...texture,
      capabilities: `OpCapability Shader
OpCapability DerivativeControl
OpCapability ImageQuery
OpCapability SparseResidency`,
      body: `${loadTexture}
%size = OpImageQuerySizeLod %int2 %texels %int_0
%texel = OpImageSparseFetch %sparse %texels %corner Lod %int_0
%slope = OpDPdxFine %float %float_1`,
    },
    {
      'fine-derivative': [['OpCapability DerivativeControl\n', '']],
      'size-query': [['OpCapability ImageQuery\n', '']],
      'sparse-fetch': [['OpCapability SparseResidency\n', '']],
    },
  ),
  pair(
    'instruction-capability',
    'subgroups',
    'a capability stands for the one that it implies',
    {
      capabilities: 'OpCapability Shader\nOpCapability GroupNonUniformBallot',
      body: `%elected = OpGroupNonUniformElect %bool %uint_3
%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %true`,
    },
    {
      'implied-only': [['GroupNonUniformBallot\n', 'GroupNonUniform\n']],
      sibling: [['GroupNonUniformBallot\n', 'GroupNonUniformVote\n']],
    },
  ),
  pair(
    'instruction-capability',
    'implied-alone',
    'an instruction of the implied capability is all that is used',
    {
      capabilities: 'OpCapability Shader\nOpCapability GroupNonUniformVote',
      body: '%elected = OpGroupNonUniformElect %bool %uint_3',
    },
    {
      'other-groups': [['GroupNonUniformVote', 'Groups']],
      'not-declared': [['\nOpCapability GroupNonUniformVote', '']],
      'another-instruction': [
        [
          'OpGroupNonUniformElect %bool %uint_3',
          'OpGroupNonUniformBroadcastFirst %uint %uint_3 %uint_1',
        ],
      ],
    },
  ),
  pair(
    'instruction-capability',
    'geometry',
    'vertices are emitted to streams',
    {
      ...vertex,
      capabilities: 'OpCapability GeometryStreams',
      entryPoints: 'OpEntryPoint Geometry %main "main"',
      modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 2`,
      body: 'OpEmitVertex\nOpEmitStreamVertex %int_0',
    },
    { 'streams-without-capability': [['GeometryStreams', 'Geometry']] },
  ),
  pair(
    'instruction-capability',
    'kernel-types',
    'types of kernels have their capabilities, though nothing uses them',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}
OpCapability Pipes
OpCapability NamedBarrier
OpCapability DeviceEnqueue
OpCapability Matrix
OpCapability Groups`,
      declarations: `%pipe = OpTypePipe ReadOnly
%barrier = OpTypeNamedBarrier
%queue = OpTypeQueue
%matrix = OpTypeMatrix %float4 4
%array = OpTypeArray %uint %uint_4`,
      body: '%all = OpGroupAll %bool %uint_2 %true',
    },
    {
      pipe: [['OpCapability Pipes\n', '']],
      'named-barrier': [['OpCapability NamedBarrier\n', '']],
      queue: [['OpCapability DeviceEnqueue\n', '']],
      matrix: [['OpCapability Matrix\n', '']],
      group: [['\nOpCapability Groups', '']],
      'run-time-array': [['OpTypeArray %uint %uint_4', 'OpTypeRuntimeArray %uint']],
    },
  ),
  pair(
    'instruction-capability',
    'either-of-two',
    'bits are reversed in a kernel by the capability that is no shader',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability BitInstructions`,
      extensions: 'OpExtension "SPV_KHR_bit_instructions"',
      body: `%count = OpBitCount %uint %uint_8
%reversed = OpBitReverse %uint %uint_8
%field = OpBitFieldUExtract %uint %uint_8 %uint_1 %uint_2`,
    },
    { 'extension-only': [['\nOpCapability BitInstructions', '']] },
  ),
  pair(
    'instruction-capability',
    'not-for-shaders',
    'numbers are classified and memory is counted up as shaders may',
    {
      capabilities: 'OpCapability Shader\nOpCapability ExpectAssumeKHR',
      extensions: 'OpExtension "SPV_KHR_expect_assume"',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %shared',
      declarations: `%pointer = OpTypePointer Workgroup %uint
%shared = OpVariable %pointer Workgroup`,
      body: `%missing = OpIsNan %bool %float_1
OpAssumeTrueKHR %true
%counted = OpAtomicIIncrement %uint %shared %uint_2 %uint_0`,
    },
    {
      finite: [['OpIsNan', 'OpIsFinite']],
      assumption: [['\nOpCapability ExpectAssumeKHR', '']],
      flag: [['OpAtomicIIncrement %uint', 'OpAtomicFlagTestAndSet %bool']],
    },
  ),
  pair(
    'operand-capability',
    'built-ins-and-decorations',
    'outputs of a vertex shader have the capabilities of their decorations',
    {
      ...vertex,
      capabilities: `OpCapability Shader
OpCapability ClipDistance
OpCapability CullDistance
OpCapability TransformFeedback
OpCapability Linkage`,
      entryPoints: 'OpEntryPoint Vertex %main "main" %clip %cull %captured',
      annotations: `OpDecorate %clip BuiltIn ClipDistance
OpDecorate %group BuiltIn CullDistance
%group = OpDecorationGroup
OpGroupDecorate %group %cull
OpDecorate %captured Location 0
OpDecorate %captured XfbBuffer 0
OpDecorate %helper LinkageAttributes "helper" Export`,
      declarations: `%array = OpTypeArray %float %uint_1
%pointer = OpTypePointer Output %array
%pointer_float = OpTypePointer Output %float
%clip = OpVariable %pointer Output
%cull = OpVariable %pointer Output
%captured = OpVariable %pointer_float Output`,
      before: `%helper = OpFunction %void None %signature
%helper_block = OpLabel
OpReturn
OpFunctionEnd`,
      body: `%some = OpAccessChain %pointer_float %clip %uint_0
OpStore %some %float_0
%more = OpAccessChain %pointer_float %cull %uint_0
OpStore %more %float_0
OpStore %captured %float_1`,
    },
    {
      'built-in': [['OpCapability ClipDistance\n', '']],
      'grouped-built-in': [['OpCapability CullDistance\n', '']],
      decoration: [['OpCapability TransformFeedback\n', '']],
      linkage: [['\nOpCapability Linkage', '']],
    },
  ),
  pair(
    'operand-capability',
    'members',
    'a member of an input is interpolated per sample',
    {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability SampleRateShading',
      entryPoints: 'OpEntryPoint Fragment %main "main" %in',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Location 0
OpMemberDecorate %block 0 Sample
OpMemberDecorate %block 1 Location 1
OpMemberDecorate %block 1 Centroid`,
      declarations: `%block = OpTypeStruct %float %float
%pointer = OpTypePointer Input %block
%pointer_float = OpTypePointer Input %float
%in = OpVariable %pointer Input`,
      body: `%part = OpAccessChain %pointer_float %in %uint_0
%loaded = OpLoad %float %part`,
    },
    { sample: [['\nOpCapability SampleRateShading', '']] },
  ),
  pair(
    'operand-capability',
    'images',
    'types of images have the capabilities of their dimensions and formats',
    {
      capabilities: `OpCapability Shader
OpCapability Image1D
OpCapability SampledRect
OpCapability SampledBuffer
OpCapability StorageImageExtendedFormats`,
      declarations: `%line = OpTypeImage %float 1D 0 0 0 1 Unknown
%rectangle = OpTypeImage %float Rect 0 0 0 1 Unknown
%buffer = OpTypeImage %float Buffer 0 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rg32f`,
    },
    {
      line: [['OpCapability Image1D\n', '']],
      rectangle: [['OpCapability SampledRect\n', '']],
      buffer: [['OpCapability SampledBuffer\n', '']],
      format: [['\nOpCapability StorageImageExtendedFormats', '']],
      'access-qualifier': [['1D 0 0 0 1 Unknown', '1D 0 0 0 1 Unknown ReadOnly']],
    },
  ),
  pair(
    'operand-capability',
    'image-operands',
    'a sample has a least level beside a bias, another an offset that is no constant',
    {
      ...texture,
      capabilities: `OpCapability Shader
OpCapability MinLod
OpCapability ImageGatherExtended`,
      body: `${loadTexture}
%biased = OpImageSampleImplicitLod %float4 %loaded %middle Bias|MinLod %float_0 %float_1
%moved = OpImageSampleImplicitLod %float4 %loaded %middle Offset %corner`,
    },
    {
      'bit-of-a-mask': [['OpCapability MinLod\n', '']],
      offset: [['\nOpCapability ImageGatherExtended', '']],
    },
  ),
  pair(
    'operand-capability',
    'group-operations',
    'a sum is made within clusters, another over all',
    {
      capabilities: `OpCapability Shader
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformClustered`,
      body: `%sum = OpGroupNonUniformIAdd %uint %uint_3 Reduce %uint_1
%some = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %uint_1 %uint_4`,
    },
    {
      clustered: [['\nOpCapability GroupNonUniformClustered', '']],
      arithmetic: [['OpCapability GroupNonUniformArithmetic\n', '']],
    },
  ),
  pair(
    'operand-capability',
    'models',
    'a kernel without addresses has one for its generic pointer and one for its subgroups',
    {
      ...kernel,
      capabilities: `OpCapability Kernel
OpCapability GenericPointer
OpCapability SubgroupDispatch`,
      memoryModel: 'OpMemoryModel Logical OpenCL',
      modes: 'OpExecutionMode %main SubgroupSize 8',
      declarations: `%pointer = OpTypePointer Generic %uint
%local = OpTypePointer Function %uint`,
    },
    {
      subgroups: [['\nOpCapability SubgroupDispatch', '']],
      'memory-model': [['Logical OpenCL', 'Logical GLSL450']],
      'storage-class': [['Function %uint', 'Private %uint']],
      'atomic-counter': [['Function %uint', 'AtomicCounter %uint']],
    },
  ),
  pair(
    'operand-capability',
    'addresses',
    'a kernel addresses memory with 64 bits',
    {
      ...kernel,
      declarations: '%pointer = OpTypePointer CrossWorkgroup %uint',
    },
    {
      'addressing-model': [['\nOpCapability Addresses', '']],
      'generic-pointer': [['OpTypePointer CrossWorkgroup', 'OpTypePointer Generic']],
    },
  ),
  pair(
    'operand-capability',
    'stages',
    'a tessellation stage captures what it puts out',
    {
      ...vertex,
      capabilities: 'OpCapability Tessellation\nOpCapability TransformFeedback',
      entryPoints: 'OpEntryPoint TessellationEvaluation %main "main"',
      modes: 'OpExecutionMode %main Xfb',
    },
    {
      model: [['OpCapability Tessellation\n', 'OpCapability Shader\n']],
      mode: [['\nOpCapability TransformFeedback', '']],
      'kernel-model': [['"main"\n', '"main"\nOpEntryPoint Kernel %main "kernel"\n']],
    },
  ),
]
