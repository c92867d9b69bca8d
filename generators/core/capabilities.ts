import { firstOf, withWord } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesOf, tagIn, ways } from '../pairs/pair-of.ts'
import { bindingOf, fragment, kernel, type Pieces } from '../pairs/pieces.ts'
import { inFragment, inKernel, inVertex } from '../pairs/tags.ts'
import {
  constantIndexes,
  type Descriptors,
  descriptors,
  dynamicIndexes,
} from '../Vulkan-environment/indexing.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'

/** A fragment shader with a texture, loaded and joined with its sampler. */
const inTexture = tagIn(fragment)`annotations: OpDecorate %texture DescriptorSet 0
OpDecorate %texture Binding 0
declarations: %texture = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant`

const loadTexture = `%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture
%texels = OpImage %image_float_2D_0_0_0_1_Unknown %loaded`

/** Arrays of resources: names, storage classes, elements, and what elements need. */
const resources = [
  ['storage-buffers', 'StorageBuffer', '%block_uint', ''],
  ['uniform-buffers', 'Uniform', '%block_uint', ''],
  ['images', 'UniformConstant', '%image_float_2D_0_0_0_1_Unknown', ''],
  ['samplers', 'UniformConstant', '%sampler', ''],
] as const

/** Another kind of resources, whose capabilities do not allow what is asked. */
const elsewhere = ({ kind }: Descriptors) =>
  kind === 'StorageImage' ? 'SampledImage' : 'StorageImage'

function dynamic(name: string, where: string, of: Descriptors) {
  return dynamicIndexes(
    `dynamic-index-capability/${name}-dynamic ${where}`,
    of,
    `{OpCapability ${of.kind}ArrayDynamicIndexing | without:
  | of-others: OpCapability ${elsewhere(of)}ArrayDynamicIndexing}`,
  )
}

/** The capability for indexes that are not uniform is enough, and the other one is not, nor that of another kind. */
function nonUniform(name: string, where: string, of: Descriptors) {
  const own = `OpCapability ${of.kind}ArrayDynamicIndexing`
  const other = `OpCapability ${elsewhere(of)}ArrayNonUniformIndexing`
  return dynamicIndexes(
    `non-uniform-index-capability/${name} ${where}`,
    of,
    `OpCapability ShaderNonUniform
{OpCapability ${of.kind}ArrayNonUniformIndexing | uniform-alone: ${own} | of-others: ${own}\n${other}}`,
    'OpDecorate %index NonUniform',
  )
}

/** Stages of points, and what each needs to write their sizes. */
const stages = [
  ['Geometry', 'GeometryPointSize'],
  ['TessellationControl', 'TessellationPointSize'],
  ['TessellationEvaluation', 'TessellationPointSize'],
] as const

const standard = '%glsl = OpExtInstImport "GLSL.std.450"'
const example = '%example = OpExtInstImport "NonSemantic.Example"'
const forwardExtensions = `OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_relaxed_extended_instruction"`

/** A block that nothing reaches, in which an instruction refers to one of the next block. */
function unreached(line: string, later: string): Pieces {
  return piecesOf`extensions: ${forwardExtensions}
end: OpReturn
%unreached: ${line}
-> %next: ${later}
OpReturn`
}

/** Words in which the set of the first extended instruction is what the first of an opcode results in. */
function withSet(words: Uint32Array, opcode: number, result: number): Uint32Array {
  return withWord(words, firstOf(words, 12) + 3, words[firstOf(words, opcode) + result] ?? 0)
}

/** Pairs of the rules on the capabilities that a module declares and on those that its instructions, arrays of resources, indexes and extended instructions need. */
export const pairs = [
  inTexture`instruction-capability/fragment: derivatives, queries and sparse fetches have their capabilities
capabilities: Shader {DerivativeControl | fine-derivative:} {ImageQuery | size-query:} {SparseResidency | sparse-fetch:}
body: ${loadTexture}
%size = OpImageQuerySizeLod %int2 %texels %int_0
%texel = OpImageSparseFetch %structure_int_and_float4 %texels %int2_1_1 Lod %int_0
%slope = OpDPdxFine %float %float_1`,
  pairOf`instruction-capability/subgroups: a capability stands for the one that it implies
capabilities: Shader {GroupNonUniformBallot | implied-only: GroupNonUniform | sibling: GroupNonUniformVote}
body: %elected = OpGroupNonUniformElect %bool %uint_3
%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %true`,
  pairOf`instruction-capability/implied-alone: an instruction of the implied capability is all that is used
capabilities: Shader {GroupNonUniformVote | other-groups: Groups | not-declared:}
body: %elected = {OpGroupNonUniformElect %bool %uint_3
  | another-instruction: OpGroupNonUniformBroadcastFirst %uint %uint_3 %uint_1}`,
  pairOf`instruction-capability/geometry: vertices are emitted to streams
capabilities: {GeometryStreams | streams-without-capability: Geometry}
entryPoints: Geometry %main
modes: %main InputPoints, OutputPoints, OutputVertices 2
body: OpEmitStreamVertex %int_0
OpEndStreamPrimitive %int_0`,
  inKernel`instruction-capability/kernel-types: types of kernels have their capabilities, though nothing uses them
capabilities: ${kernel.capabilities} {Pipes | pipe:} {NamedBarrier | named-barrier:} {DeviceEnqueue | queue:}
{Matrix | matrix:} {Groups | group:}
declarations: %pipe = OpTypePipe ReadOnly
%barrier = OpTypeNamedBarrier
%queue = OpTypeQueue
%matrix = OpTypeMatrix %float4 4
%array = {OpTypeArray %uint %uint_4 | run-time-array: OpTypeRuntimeArray %uint}
body: %all = OpGroupAll %bool %uint_2 %true`,
  inKernel`instruction-capability/either-of-two: bits are reversed in a kernel by the capability that is no shader
capabilities: ${kernel.capabilities} {BitInstructions | extension-only:}
body: %count = OpBitCount %uint %uint_8
%reversed = OpBitReverse %uint %uint_8
%field = OpBitFieldUExtract %uint %uint_8 %uint_1 %uint_2`,
  pairOf`instruction-capability/not-for-shaders: numbers are classified and memory is counted up as shaders may
capabilities: Shader {ExpectAssumeKHR | assumption:}
body: %missing = {OpIsNan | finite: OpIsFinite} %bool %float_1
OpAssumeTrueKHR %true
%counted = {OpAtomicIIncrement %uint | flag: OpAtomicFlagTestAndSet %bool} %variable_Workgroup_uint %uint_2 %uint_0`,
  inVertex`operand-capability/built-ins-and-decorations
outputs of a vertex shader have the capabilities of their decorations
capabilities: Shader {ClipDistance | built-in:} {CullDistance | grouped-built-in:}
{TransformFeedback | decoration:} {Linkage | linkage:}
annotations: %group = [BuiltIn CullDistance] %variable_Output_float_array1
%variable_Output_float_at_0 XfbBuffer 0
%helper LinkageAttributes "helper" Export
before: %void %helper()
body: %some = OpAccessChain %pointer_Output_float %variable_Output_float_array1_as_ClipDistance %uint_0
OpStore %some %float_0
%more = OpAccessChain %pointer_Output_float %variable_Output_float_array1 %uint_0
OpStore %more %float_0
OpStore %variable_Output_float_at_0 %float_1`,
  inFragment`operand-capability/members: a member of an input is interpolated per sample
capabilities: Shader {SampleRateShading | sample:}
annotations: %float_pair Block, 0 Location 0, 0 Sample, 1 Location 1, 1 Centroid
body: %part = OpAccessChain %pointer_Input_float %variable_Input_float_pair %uint_0
%loaded = OpLoad %float %part`,
  pairOf`operand-capability/images: types of images have the capabilities of their dimensions and formats
capabilities: Shader {Image1D | line:} {SampledRect | rectangle:} {SampledBuffer | buffer:}
{StorageImageExtendedFormats | format:}
declarations: %line = OpTypeImage %float 1D 0 0 0 1 Unknown {| access-qualifier: ReadOnly}
%rectangle = OpTypeImage %float Rect 0 0 0 1 Unknown
%buffer = OpTypeImage %float Buffer 0 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rg32f`,
  inTexture`operand-capability/image-operands
a sample has a least level beside a bias, another an offset that is no constant
capabilities: Shader {MinLod | bit-of-a-mask:} {ImageGatherExtended | offset:}
body: ${loadTexture}
%biased = OpImageSampleImplicitLod %float4 %loaded %float2_0_0 Bias|MinLod %float_0 %float_1
%moved = OpImageSampleImplicitLod %float4 %loaded %float2_0_0 Offset %int2_1_1`,
  pairOf`operand-capability/group-operations: a sum is made within clusters, another over all
capabilities: Shader {GroupNonUniformArithmetic | arithmetic:} {GroupNonUniformClustered | clustered:}
body: %sum = OpGroupNonUniformIAdd %uint %uint_3 Reduce %uint_1
%some = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %uint_1 %uint_4`,
  inKernel`operand-capability/models
a kernel without addresses has one for its generic pointer and one for its subgroups
capabilities: Kernel GenericPointer {SubgroupDispatch | subgroups:}
memoryModel: OpMemoryModel Logical {OpenCL | memory-model: GLSL450}
modes: %main SubgroupSize 8
declarations: %pointer = OpTypePointer Generic %uint
%local = OpTypePointer {Function | storage-class: Private | atomic-counter: AtomicCounter} %uint`,
  inKernel`operand-capability/addresses: a kernel addresses memory with 64 bits
declarations: %pointer = OpTypePointer {CrossWorkgroup | generic-pointer: Generic} %uint
changed: {OpCapability Addresses | addressing-model:}`,
  pairOf`operand-capability/stages: a tessellation stage captures what it puts out
capabilities: {Tessellation | model: Shader} {TransformFeedback | mode:}
entryPoints: TessellationEvaluation %main
modes: %main Xfb
changed: {"main" | kernel-model: "main"
OpEntryPoint Kernel %main "kernel"}`,
  ...resources.map(
    ([name, storageClass, element]) => pairOf`run-time-array-capability/${name}
an array without a length of ${name.replace('-', ' ')} needs its capability
capabilities: Shader {RuntimeDescriptorArray | missing:}
extensions: OpExtension "SPV_EXT_descriptor_indexing"
annotations: ${bindingOf('resources')}
declarations: %array = OpTypeRuntimeArray ${element}
%to_array = OpTypePointer ${storageClass} %array
%resources = OpVariable %to_array ${storageClass}`,
  ),
  pairOf`run-time-array-capability/untyped: an untyped variable holds an array without a length
capabilities: Shader {RuntimeDescriptorArray | missing:}
interfaces: %resources
annotations: ${bindingOf('resources')}
declarations: %array = OpTypeRuntimeArray %block_uint
%resources = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %array`,
  pairOf`run-time-array-capability/within-a-block: an array without a length at the end of a block needs no capability
annotations: ${bindingOf('resources')}
%block Block, 0 Offset 0
declarations: %block = OpTypeStruct %stride4_uint_runtime_array
%array = OpTypeArray %block %uint_2
%without_length = OpTypeRuntimeArray %block
%to_array = OpTypePointer StorageBuffer {%array | of-blocks: %without_length}
%resources = OpVariable %to_array StorageBuffer`,
  ...descriptors.flatMap((of) => {
    const name = `${of.kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-${of.name}`
    const isLate = of.environments === undefined
    // Versions in which the modules are not those of the rules of Vulkan, word for word.
    const where = isLate ? 'in spv1.5' : 'in spv1.2'
    const isSampler = of.element === 'sampler'
    return [
      dynamic(name, where, of),
      ...(isLate && !isSampler ? [nonUniform(name, where, of)] : []),
      ...(of.kind === 'UniformBuffer' || isSampler
        ? [constantIndexes(`dynamic-index-capability/${name} ${where}`, of)]
        : []),
    ]
  }),
  ...stages.flatMap(([model, capability]) => {
    const pieces = stage(model)
    const isArrayed = model === 'TessellationControl'
    const type = isArrayed ? '%blocks' : '%block'
    const indexes = isArrayed ? '%uint_0 %uint_1' : '%uint_1'
    return [
      pairIn(
        pieces,
      )`point-size-capability/${model.replace(/(?<=.)(?=[A-Z])/, '-').toLowerCase()} in spv1.6
a ${model} entry point writes the size of a point
capabilities: ${pieces.capabilities ?? ''}
{OpCapability ${capability} | missing:}
entryPoints: OpEntryPoint ${model} %main "main" %outputs
annotations: %block Block, 0 BuiltIn Position, 1 BuiltIn PointSize
declarations: %block = OpTypeStruct %float4 %float
%blocks = OpTypeArray %block %uint_1
%to_outputs = OpTypePointer Output ${type}
%outputs = OpVariable %to_outputs Output
body: %size = OpAccessChain %pointer_Output_float %outputs ${indexes}
OpStore %size %float_1`,
    ]
  }),
  pairOf`non-semantic-extension/version-1.5 in spv1.5: a version before 1.6 imports non-semantic sets by an extension
extensions: {OpExtension "SPV_KHR_non_semantic_info" | without-extension:
  | other-extension: OpExtension "SPV_KHR_relaxed_extended_instruction"}
imports: ${standard}
%print = OpExtInstImport "NonSemantic.DebugPrintf"`,
  inKernel`non-semantic-extension/version-1.0 in spv1.0: a set that nobody knows is imported by the extension too
extensions: {OpExtension "SPV_KHR_non_semantic_info" | without-extension:}
imports: %opencl = OpExtInstImport "OpenCL.std"
${example}
body: %note = OpExtInst %void %example 1 %uint_0`,
  pairOf`non-semantic-extension/standard-set in spv1.4
a version before 1.6 imports the standard set without an extension
imports: ${standard}
changed: {%glsl = OpExtInstImport "GLSL.std.450"
| debug-information:
${standard}
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
| nothing-behind-the-period:
${standard}
%empty = OpExtInstImport "NonSemantic."}`,
  pairOf`extended-set-is-import/standard-set: a root is taken by an instruction of an imported set
imports: ${standard}
debug: %text = OpString "GLSL.std.450"
body: %root = OpExtInst %float %glsl Sqrt %float_1
${ways({
  string: (words) => withSet(words, 7, 1),
  type: (words) => withSet(words, 22, 1),
  constant: (words) => withSet(words, 43, 2),
  function: (words) => withSet(words, 54, 2),
})}`,
  pairOf`non-semantic-result-use/among-themselves
results of non-semantic instructions are used by such instructions of any set, and are named
imports: ${standard}
${example}
%another = OpExtInstImport "NonSemantic.Another"
debug: OpName %number "number"
declarations: %global = OpExtInst %float %example 1 %float_1
before: %float %helper()
OpReturnValue {%float_0 | global-returned: %global}
body: %number = OpExtInst %float %example 1 %float_1
%same_set = OpExtInst %float %example 2 %number %global
%other_set = OpExtInst %void %another 1 %number %same_set
%root = OpExtInst %float %glsl Sqrt {%float_1 | standard-set: %number}
%sum = OpFAdd %float {%root | added: %number} %float_0
%called = OpFunctionCall %float %helper
OpStore %variable_Private_float {%sum | stored: %same_set}`,
  pairOf`non-semantic-result-use/by-extension in spv1.4: a version before 1.6 keeps non-semantic results apart as well
extensions: OpExtension "SPV_KHR_non_semantic_info"
imports: ${example}
body: %number = OpExtInst %uint %example 7 %uint_1
%note = OpExtInst %void %example 8 %number
%sum = OpIAdd %uint {%uint_1 | added: %number} %uint_2
%pair = OpCompositeConstruct %uint2 {%uint_1 | constructed: %number} %sum`,
  pairOf`forward-reference-present/types-and-constants
instructions outside functions refer to a later one and to a function
extensions: ${forwardExtensions}
imports: ${example}
declarations: %known = OpExtInst %void %example 1
%early = OpExtInstWithForwardRefsKHR %void %example 2 %known {%late | earlier-only: %known}
%two = OpExtInstWithForwardRefsKHR %void %example 2 {%main %uint_0 | constants-only: %uint_1 %uint_0 | none:}
%late = OpExtInst %void %example 3 %early`,
  pairOf`forward-reference-present/by-extension in spv1.5: an instruction of version 1.5 refers to two later ones
extensions: ${forwardExtensions}
imports: ${example}
declarations: %known = OpExtInst %void %example 1
%early = OpExtInstWithForwardRefsKHR %void %example 2 {%late %later | earlier-only: %known %known}
%late = OpExtInst %void %example 3
%later = OpExtInst %void %example 3`,
  pairOf`forward-reference-non-semantic/unreached-block
a set that begins with NonSemantic refers forward in a block that nothing reaches
${unreached(
  '%early = OpExtInstWithForwardRefsKHR %float {%example 31 | standard-set: %glsl Sqrt} %late',
  '%late = OpFAdd %float %float_0 %float_1',
)}
imports: ${standard}
${example}`,
  inKernel`forward-reference-non-semantic/kernel
a kernel refers forward by a non-semantic set, not by the one of its language
${unreached(
  '%early = OpExtInstWithForwardRefsKHR %uint {%example 151 | opencl-set: %opencl clz} %late',
  '%late = OpIAdd %uint %uint_1 %uint_2',
)}
imports: %opencl = OpExtInstImport "OpenCL.std"
${example}`,
]
