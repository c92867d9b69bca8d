import { firstOf, spliced, withWord } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces, vertex } from '../pairs/pieces.ts'

/** A loop that ends at once, with controls. */
function loop(control: string): Pieces {
  return {
    end: `OpBranch %header
%header = OpLabel
OpLoopMerge %merge %continue ${control}
OpBranch %test
%test = OpLabel
OpBranchConditional %true %merge %continue
%continue = OpLabel
OpBranch %header
%merge = OpLabel
OpReturn`,
  }
}

const sums = `%sum = OpIAdd %int %int_1 %int_2
%difference = OpISub %int %int_1 %int_2`

const block = `OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`

/** A shader with a uniform block that it reads. */
const uniform: Pieces = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block\n${block}`,
  declarations: `%block = OpTypeStruct %uint
%pointer = OpTypePointer Uniform %block
%pointer_uint = OpTypePointer Uniform %uint
%buffer = OpVariable %pointer Uniform`,
  body: `%part = OpAccessChain %pointer_uint %buffer %uint_0
%loaded = OpLoad %uint %part`,
}

/** A kernel that compares floats and exchanges an integer. */
const comparing: Pieces = {
  ...kernel,
  declarations: `%pointer = OpTypePointer Function %uint
%pair = OpConstantComposite %float2 %float_0 %float_1`,
  body: `%variable = OpVariable %pointer Function
%different = OpFOrdNotEqual %bool %float_0 %float_1
%both = OpFOrdNotEqual %bool2 %pair %pair
%before = OpAtomicCompareExchange %uint %variable %uint_2 %uint_0 %uint_0 %uint_1 %uint_2`,
}

/** Words in which the first instruction of an opcode is another one, of the pointers of OpSelect. */
function compared(words: Uint32Array, opcode: number, other: number): Uint32Array {
  const [at, select] = [firstOf(words, opcode), firstOf(words, 169)]
  const [chosen = 0, part = 0] = [words[select + 2], words[select + 4]]
  return spliced(withWord(words, at, 0x0005_0000 | other), at + 3, 2, part, chosen)
}

/** Pairs of the rules on versions in which things exist, and on extensions that bring them earlier. */
export const pairs = [
  pair(
    'capability-available',
    'version-1.2',
    'an extension brings the capabilities of small types to a version that has none',
    {
      capabilities: `OpCapability Shader
OpCapability Int64
OpCapability StorageBuffer16BitAccess`,
      extensions: 'OpExtension "SPV_KHR_16bit_storage"',
    },
    {
      'without-extension': [['OpExtension "SPV_KHR_16bit_storage"\n', '']],
      'other-extension': [['SPV_KHR_16bit_storage', 'SPV_KHR_8bit_storage']],

      'without-any': [['OpCapability Int64', 'OpCapability GroupNonUniform']],
      'of-another-extension': [['OpCapability Int64', 'OpCapability VariablePointers']],
    },
    { environments: ['spv1.2'] },
  ),
  pair(
    'capability-available',
    'version-1.0',
    'a kernel enqueues, but dispatches no subgroups',
    { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability DeviceEnqueue` },
    {
      'subgroup-dispatch': [['DeviceEnqueue', 'SubgroupDispatch']],
      'pipe-storage': [['DeviceEnqueue', 'PipeStorage']],
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'capability-available',
    'version-1.3',
    'float controls come with an extension, either of two brings addresses',
    {
      capabilities: `OpCapability Shader
OpCapability DenormPreserve
OpCapability PhysicalStorageBufferAddresses
OpCapability GroupNonUniform`,
      extensions: `OpExtension "SPV_KHR_float_controls"
OpExtension "SPV_EXT_physical_storage_buffer"`,
    },
    {
      'float-controls': [['OpExtension "SPV_KHR_float_controls"\n', '']],
      addresses: [['\nOpExtension "SPV_EXT_physical_storage_buffer"', '']],
      'shader-layer': [['OpCapability GroupNonUniform', 'OpCapability ShaderLayer']],
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'capability-available',
    'version-1.5',
    'the last version but one takes products by an extension',
    {
      capabilities: `OpCapability Shader
OpCapability DotProductInputAll
OpCapability ShaderLayer`,
      extensions: 'OpExtension "SPV_KHR_integer_dot_product"',
    },
    {
      'without-extension': [['OpExtension "SPV_KHR_integer_dot_product"\n', '']],
      'uniform-decoration': [['OpCapability ShaderLayer', 'OpCapability UniformDecoration']],
    },
    { environments: ['spv1.5'] },
  ),
  pair(
    'capability-available',
    'version-1.6',
    'no version has capabilities of rays, an extension does',
    {
      capabilities: 'OpCapability Shader\nOpCapability RayQueryKHR\nOpCapability UniformDecoration',
      extensions: 'OpExtension "SPV_KHR_ray_query"',
    },
    {
      'without-extension': [['OpExtension "SPV_KHR_ray_query"\n', '']],
      'sibling-extension': [['SPV_KHR_ray_query', 'SPV_KHR_ray_tracing']],
      'sibling-capability': [['OpCapability RayQueryKHR', 'OpCapability RayTracingKHR']],
    },
  ),
  pair(
    'instruction-available',
    'terminate-invocation',
    'an extension lets an invocation be terminated before version 1.6',
    {
      ...fragment,
      extensions: 'OpExtension "SPV_KHR_terminate_invocation"',
      end: 'OpTerminateInvocation',
    },
    {
      'without-extension': [['OpExtension "SPV_KHR_terminate_invocation"\n', '']],
      'other-extension': [['SPV_KHR_terminate_invocation', 'SPV_EXT_demote_to_helper_invocation']],
    },
    { environments: ['spv1.5'] },
  ),
  pair(
    'instruction-available',
    'first-version',
    'a kernel of the first version names its function',
    {
      ...kernel,
      debug: 'OpName %main "main"',
      declarations: '%pointer = OpTypePointer Function %uint',
      body: '%variable = OpVariable %pointer Function\n%loaded = OpLoad %uint %variable',
    },
    {
      // OpModuleProcessed behind the name, which is three words of operands long.
      'module-processed': (words) => spliced(words, firstOf(words, 5) + 4, 0, 0x0002_014a, 0x21),
      // OpSizeOf for OpLoad.
      'size-of': (words) => withWord(words, firstOf(words, 61), 0x0004_0141),
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'instruction-available',
    'version-1.3',
    'a pointer is selected and a structure is copied as in version 1.3',
    {
      ...uniform,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
      entryPoints: 'OpEntryPoint GLCompute %main "main"',
      declarations: `%block = OpTypeStruct %uint
%twin = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%pointer_uint = OpTypePointer StorageBuffer %uint
%null = OpConstantNull %twin
%buffer = OpVariable %pointer StorageBuffer`,
      body: `%part = OpAccessChain %pointer_uint %buffer %uint_0
%chosen = OpSelect %pointer_uint %true %part %part
%copy = OpCopyObject %twin %null
%answer = OpIEqual %bool %uint_0 %uint_1
%sum = OpIAdd %uint %uint_0 %uint_1`,
    },
    {
      'pointer-equality': (words) => compared(words, 170, 401),
      'pointer-inequality': (words) => compared(words, 170, 402),
      'pointer-difference': (words) => compared(words, 128, 403),
      // OpCopyLogical for OpCopyObject, to the first structure type.
      'logical-copy': (words) => {
        const copied = withWord(words, firstOf(words, 83), 0x0004_0190)
        return withWord(copied, firstOf(words, 83) + 1, words[firstOf(words, 30) + 1] ?? 0)
      },
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'instruction-available',
    'reserved',
    'an instruction that no version has comes with an extension',
    {
      extensions: `OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_relaxed_extended_instruction"`,
      imports: '%set = OpExtInstImport "NonSemantic.Example"',
      declarations: `%early = OpExtInstWithForwardRefsKHR %void %set 1 %late
%late = OpExtInst %void %set 2`,
    },
    { 'without-extension': [['\nOpExtension "SPV_KHR_relaxed_extended_instruction"', '']] },
  ),
  pair(
    'operand-available',
    'version-1.0',
    'a kernel of the first version has neither an initializer nor a greatest offset',
    {
      ...kernel,
      modes: 'OpExecutionMode %main ContractionOff',
      annotations: 'OpDecorate %variable Alignment 4',
      declarations: '%pointer = OpTypePointer Function %uint',
      ...loop('Unroll'),
      body: '%variable = OpVariable %pointer Function',
    },
    {
      initializer: [['%main ContractionOff', '%main Initializer']],
      finalizer: [['%main ContractionOff', '%main Finalizer']],
      'greatest-offset': [['%variable Alignment 4', '%variable MaxByteOffset 4']],
      'infinite-dependency': [['%continue Unroll', '%continue DependencyInfinite']],
      'dependency-length': [['%continue Unroll', '%continue DependencyLength 4']],
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'operand-available',
    'version-1.3-loop',
    'a loop of version 1.3 has the controls of that version',
    loop('Unroll|DependencyLength 4'),
    {
      'least-iterations': [['Unroll|DependencyLength 4', 'MinIterations 1']],
      'greatest-iterations': [['Unroll|DependencyLength 4', 'Unroll|MaxIterations 4']],
      multiple: [['Unroll|DependencyLength 4', 'Unroll|IterationMultiple 4']],
      peeling: [['Unroll|DependencyLength 4', 'DependencyLength|PeelCount 4 1']],
      'partial-unrolling': [['Unroll|DependencyLength 4', 'Unroll|PartialCount 4']],
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'operand-available',
    'no-wrapping',
    'an extension says early that numbers do not wrap',
    {
      extensions: 'OpExtension "SPV_KHR_no_integer_wrap_decoration"',
      annotations: `OpDecorate %sum NoSignedWrap
OpDecorate %group NoUnsignedWrap
%group = OpDecorationGroup
OpGroupDecorate %group %sum %difference`,
      body: sums,
    },
    { 'without-extension': [['OpExtension "SPV_KHR_no_integer_wrap_decoration"\n', '']] },
    { environments: ['spv1.3'] },
  ),
  pair(
    'operand-available',
    'version-1.3-decoration',
    'a value is uniform without a scope, a sum may wrap',
    {
      annotations: `OpDecorate %sum Uniform
OpDecorate %difference RelaxedPrecision`,
      body: sums,
    },
    {
      'with-scope': [['OpDecorate %sum Uniform', 'OpDecorateId %sum UniformId %uint_3']],
      'no-wrapping': [['%difference RelaxedPrecision', '%difference NoUnsignedWrap']],
      grouped: [
        [
          'OpDecorate %difference RelaxedPrecision',
          `OpDecorate %group NoSignedWrap
%group = OpDecorationGroup
OpGroupDecorate %group %difference`,
        ],
      ],
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'operand-available',
    'storage-buffer',
    'either of two extensions brings the storage class to version 1.2',
    {
      ...uniform,
      extensions: 'OpExtension "SPV_KHR_variable_pointers"',
      entryPoints: 'OpEntryPoint GLCompute %main "main"',
      declarations: `%block = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%pointer_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %pointer StorageBuffer`,
    },
    {
      'without-extension': [['OpExtension "SPV_KHR_variable_pointers"\n', '']],
      'other-extension': [['SPV_KHR_variable_pointers', 'SPV_KHR_16bit_storage']],
    },
    { environments: ['spv1.2'] },
  ),
  pair(
    'operand-available',
    'image-operands',
    'a fetch names a level, and does not say how it is extended or kept',
    {
      ...vertex,
      entryPoints: 'OpEntryPoint Vertex %main "main"',
      annotations: 'OpDecorate %texture DescriptorSet 0\nOpDecorate %texture Binding 0',
      declarations: `%image = OpTypeImage %uint 2D 0 0 0 1 Unknown
%pointer = OpTypePointer UniformConstant %image
%corner = OpConstantComposite %int2 %int_1 %int_1
%texture = OpVariable %pointer UniformConstant`,
      body: `%loaded = OpLoad %image %texture
%texel = OpImageFetch %uint4 %loaded %corner Lod %int_0`,
    },
    {
      'sign-extension': [['Lod %int_0', 'Lod|SignExtend %int_0']],
      'zero-extension': [['Lod %int_0', 'ZeroExtend']],
      'not-kept': [['Lod %int_0', 'Lod|Nontemporal %int_0']],
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'operand-available',
    'image-operands-1.5',
    'version 1.5 says how a fetch is extended, but not that it is not kept',
    {
      ...vertex,
      entryPoints: 'OpEntryPoint Vertex %main "main" %texture',
      annotations: 'OpDecorate %texture DescriptorSet 0\nOpDecorate %texture Binding 0',
      declarations: `%image = OpTypeImage %uint 2D 0 0 0 1 Unknown
%pointer = OpTypePointer UniformConstant %image
%corner = OpConstantComposite %int2 %int_1 %int_1
%texture = OpVariable %pointer UniformConstant`,
      body: `%loaded = OpLoad %image %texture
%texel = OpImageFetch %uint4 %loaded %corner Lod|ZeroExtend %int_0`,
    },
    { 'not-kept': [['Lod|ZeroExtend', 'Lod|Nontemporal']] },
    { environments: ['spv1.5'] },
  ),
  pair(
    'operand-available',
    'reserved',
    'a mode that no version has comes with an extension',
    {
      extensions: 'OpExtension "SPV_KHR_subgroup_uniform_control_flow"',
      modes: `OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %main SubgroupUniformControlFlowKHR`,
    },
    { 'without-extension': [['OpExtension "SPV_KHR_subgroup_uniform_control_flow"\n', '']] },
  ),
  pair(
    'instruction-removed',
    'version-1.6',
    'floats are compared by an instruction that stayed',
    comparing,
    {
      scalar: [['OpFOrdNotEqual %bool %float_0', 'OpLessOrGreater %bool %float_0']],
      vector: [['OpFOrdNotEqual %bool2', 'OpLessOrGreater %bool2']],
      exchange: [['OpAtomicCompareExchange %uint', 'OpAtomicCompareExchangeWeak %uint']],
    },
  ),
  pair(
    'instruction-removed',
    'version-1.4',
    'version 1.4 has an old comparison still, but one exchange only',
    { ...comparing, body: comparing.body?.replace('OpFOrdNotEqual', 'OpLessOrGreater') ?? '' },
    { exchange: [['OpAtomicCompareExchange %uint', 'OpAtomicCompareExchangeWeak %uint']] },
    { environments: ['spv1.4', 'spv1.5'] },
  ),
  pair('operand-removed', 'version-1.6', 'the block of a uniform buffer is a Block', uniform, {
    decoration: [['OpDecorate %block Block', 'OpDecorate %block BufferBlock']],
    grouped: [
      [
        'OpDecorate %block Block\n',
        `OpDecorate %group BufferBlock
%group = OpDecorationGroup
OpGroupDecorate %group %block
`,
      ],
    ],
  }),
  pair(
    'operand-removed',
    'version-1.4',
    'the block of a uniform buffer is a Block from version 1.4 on',
    uniform,
    { decoration: [['OpDecorate %block Block', 'OpDecorate %block BufferBlock']] },
    { environments: ['spv1.4'] },
  ),
  pair(
    'vulkan-memory-model-capability',
    'logical',
    'a module has the Vulkan memory model and its capability',
    {
      capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel\nOpCapability Kernel',
      memoryModel: 'OpMemoryModel Logical Vulkan',
    },
    {
      glsl: [['Logical Vulkan', 'Logical GLSL450']],
      simple: [['Logical Vulkan', 'Logical Simple']],
      kernel: [['Logical Vulkan', 'Logical OpenCL']],
    },
  ),
  pair(
    'vulkan-memory-model-capability',
    'by-extension',
    'the Vulkan memory model comes with an extension, addresses with another',
    {
      capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability PhysicalStorageBufferAddresses`,
      extensions: `OpExtension "SPV_KHR_vulkan_memory_model"
OpExtension "SPV_KHR_physical_storage_buffer"`,
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 Vulkan',
    },
    { glsl: [['Buffer64 Vulkan', 'Buffer64 GLSL450']] },
    { environments: ['spv1.3'] },
  ),
]
