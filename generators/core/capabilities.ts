import { pairOf } from '../pairs/pair-of.ts'
import { fragment, kernel, type Pieces, vertex } from '../pairs/pieces.ts'

/** A fragment shader with a texture, loaded and joined with its sampler. */
const texture: Pieces = {
  ...fragment,
  annotations: 'OpDecorate %texture DescriptorSet 0\nOpDecorate %texture Binding 0',
  declarations: `%pointer = OpTypePointer UniformConstant %sampled_image_float_2D_0_0_0_1_Unknown
%texture = OpVariable %pointer UniformConstant`,
}

const loadTexture = `%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture
%texels = OpImage %image_float_2D_0_0_0_1_Unknown %loaded`

/** Pairs of the rules on the capabilities that a module declares. */
export const pairs = [
  pairOf`instruction-capability/fragment
derivatives, queries and sparse fetches have their capabilities
${texture}
capabilities: Shader {DerivativeControl | fine-derivative:} {ImageQuery | size-query:} {SparseResidency | sparse-fetch:}
body: ${loadTexture}
%size = OpImageQuerySizeLod %int2 %texels %int_0
%texel = OpImageSparseFetch %structure_int_and_float4 %texels %int2_1_1 Lod %int_0
%slope = OpDPdxFine %float %float_1`,
  pairOf`instruction-capability/subgroups
a capability stands for the one that it implies
capabilities: Shader {GroupNonUniformBallot | implied-only: GroupNonUniform | sibling: GroupNonUniformVote}
body: %elected = OpGroupNonUniformElect %bool %uint_3
%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %true`,
  pairOf`instruction-capability/implied-alone
an instruction of the implied capability is all that is used
capabilities: Shader {GroupNonUniformVote | other-groups: Groups | not-declared:}
body: %elected = {OpGroupNonUniformElect %bool %uint_3
  | another-instruction: OpGroupNonUniformBroadcastFirst %uint %uint_3 %uint_1}`,
  pairOf`instruction-capability/geometry
vertices are emitted to streams
capabilities: {GeometryStreams | streams-without-capability: Geometry}
entryPoints: Geometry %main
modes: %main InputPoints, OutputPoints, OutputVertices 2
body: OpEmitStreamVertex %int_0
OpEndStreamPrimitive %int_0`,
  pairOf`instruction-capability/kernel-types
types of kernels have their capabilities, though nothing uses them
${kernel}
capabilities: ${kernel.capabilities} {Pipes | pipe:} {NamedBarrier | named-barrier:} {DeviceEnqueue | queue:}
{Matrix | matrix:} {Groups | group:}
declarations: %pipe = OpTypePipe ReadOnly
%barrier = OpTypeNamedBarrier
%queue = OpTypeQueue
%matrix = OpTypeMatrix %float4 4
%array = {OpTypeArray %uint %uint_4 | run-time-array: OpTypeRuntimeArray %uint}
body: %all = OpGroupAll %bool %uint_2 %true`,
  pairOf`instruction-capability/either-of-two
bits are reversed in a kernel by the capability that is no shader
${kernel}
capabilities: ${kernel.capabilities} {BitInstructions | extension-only:}
extensions: OpExtension "SPV_KHR_bit_instructions"
body: %count = OpBitCount %uint %uint_8
%reversed = OpBitReverse %uint %uint_8
%field = OpBitFieldUExtract %uint %uint_8 %uint_1 %uint_2`,
  pairOf`instruction-capability/not-for-shaders
numbers are classified and memory is counted up as shaders may
capabilities: Shader {ExpectAssumeKHR | assumption:}
extensions: OpExtension "SPV_KHR_expect_assume"
body: %missing = {OpIsNan | finite: OpIsFinite} %bool %float_1
OpAssumeTrueKHR %true
%counted = {OpAtomicIIncrement %uint | flag: OpAtomicFlagTestAndSet %bool} %variable_Workgroup_uint %uint_2 %uint_0`,
  pairOf`operand-capability/built-ins-and-decorations
outputs of a vertex shader have the capabilities of their decorations
${vertex}
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
  pairOf`operand-capability/members
a member of an input is interpolated per sample
${fragment}
capabilities: Shader {SampleRateShading | sample:}
annotations: %float_pair Block, 0 Location 0, 0 Sample, 1 Location 1, 1 Centroid
body: %part = OpAccessChain %pointer_Input_float %variable_Input_float_pair %uint_0
%loaded = OpLoad %float %part`,
  pairOf`operand-capability/images
types of images have the capabilities of their dimensions and formats
capabilities: Shader {Image1D | line:} {SampledRect | rectangle:} {SampledBuffer | buffer:}
{StorageImageExtendedFormats | format:}
declarations: %line = OpTypeImage %float 1D 0 0 0 1 Unknown {| access-qualifier: ReadOnly}
%rectangle = OpTypeImage %float Rect 0 0 0 1 Unknown
%buffer = OpTypeImage %float Buffer 0 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rg32f`,
  pairOf`operand-capability/image-operands
a sample has a least level beside a bias, another an offset that is no constant
${texture}
capabilities: Shader {MinLod | bit-of-a-mask:} {ImageGatherExtended | offset:}
body: ${loadTexture}
%biased = OpImageSampleImplicitLod %float4 %loaded %float2_0_0 Bias|MinLod %float_0 %float_1
%moved = OpImageSampleImplicitLod %float4 %loaded %float2_0_0 Offset %int2_1_1`,
  pairOf`operand-capability/group-operations
a sum is made within clusters, another over all
capabilities: Shader {GroupNonUniformArithmetic | arithmetic:} {GroupNonUniformClustered | clustered:}
body: %sum = OpGroupNonUniformIAdd %uint %uint_3 Reduce %uint_1
%some = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %uint_1 %uint_4`,
  pairOf`operand-capability/models
a kernel without addresses has one for its generic pointer and one for its subgroups
${kernel}
capabilities: Kernel GenericPointer {SubgroupDispatch | subgroups:}
memoryModel: OpMemoryModel Logical {OpenCL | memory-model: GLSL450}
modes: %main SubgroupSize 8
declarations: %pointer = OpTypePointer Generic %uint
%local = OpTypePointer {Function | storage-class: Private | atomic-counter: AtomicCounter} %uint`,
  pairOf`operand-capability/addresses
a kernel addresses memory with 64 bits
${kernel}
declarations: %pointer = OpTypePointer {CrossWorkgroup | generic-pointer: Generic} %uint
changed: {OpCapability Addresses | addressing-model:}`,
  pairOf`operand-capability/stages
a tessellation stage captures what it puts out
capabilities: {Tessellation | model: Shader} {TransformFeedback | mode:}
entryPoints: TessellationEvaluation %main
modes: %main Xfb
changed: {"main" | kernel-model: "main"
OpEntryPoint Kernel %main "kernel"}`,
]
