import { firstOf, spliced, withWord } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesIn, piecesOf, tagOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, kernel, type Pieces } from '../pairs/pieces.ts'
import { inFragment, inKernel, inVertex } from '../pairs/tags.ts'

/** A loop that ends at once, with controls. */
function loop(control: string): Pieces {
  return piecesOf`end: -> %header: OpLoopMerge %merge %continue ${control}
-> %test: OpBranchConditional %true %merge %continue
%continue: -> %header
%merge: OpReturn`
}

const sums = `%sum = OpIAdd %int %int_1 %int_2
%difference = OpISub %int %int_1 %int_2`

const block = `OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}`

/** A shader with a uniform block that it reads. */
const inUniform = tagOf`annotations: %block Block\n${block}
declarations: %block = OpTypeStruct %uint
%buffer = OpVariable %pointer_Uniform_block Uniform
body: %part = OpAccessChain %pointer_Uniform_uint %buffer %uint_0
%loaded = OpLoad %uint %part`

/** A kernel that compares floats and exchanges an integer. */
const comparing = piecesIn(kernel)`
body: %variable = OpVariable %pointer_Function_uint Function
%different = OpFOrdNotEqual %bool %float_0 %float_1
%both = OpFOrdNotEqual %bool2 %float2_0_1 %float2_0_1
%before = OpAtomicCompareExchange %uint %variable %uint_2 %uint_0 %uint_0 %uint_1 %uint_2`

/** Words in which the first instruction of an opcode is another one, of the pointers of OpSelect. */
function compared(words: Uint32Array, opcode: number, other: number): Uint32Array {
  const [at, select] = [firstOf(words, opcode), firstOf(words, 169)]
  const [chosen = 0, part = 0] = [words[select + 2], words[select + 4]]
  return spliced(withWord(words, at, 0x0005_0000 | other), at + 3, 2, part, chosen)
}

/** Pairs of the rules on versions in which things exist, and on extensions that bring them earlier. */
export const pairs = [
  pairOf`capability-available/version-1.2 in spv1.2
an extension brings the capabilities of small types to a version that has none
capabilities: Shader {Int64 | without-any: GroupNonUniform | of-another-extension: VariablePointers}
StorageBuffer16BitAccess
extensions: {OpExtension "SPV_KHR_16bit_storage" | without-extension:
  | other-extension: OpExtension "SPV_KHR_8bit_storage"}`,
  inKernel`capability-available/version-1.0 in spv1.0: a kernel enqueues, but dispatches no subgroups
+capabilities: {DeviceEnqueue | subgroup-dispatch: SubgroupDispatch | pipe-storage: PipeStorage}`,
  pairOf`capability-available/version-1.3 in spv1.3
float controls come with an extension, either of two brings addresses
capabilities: Shader DenormPreserve PhysicalStorageBufferAddresses
{GroupNonUniform | shader-layer: ShaderLayer}
extensions: {OpExtension "SPV_KHR_float_controls" | float-controls:}
{OpExtension "SPV_EXT_physical_storage_buffer" | addresses:}`,
  pairOf`capability-available/version-1.5 in spv1.5: the last version but one takes products by an extension
capabilities: Shader DotProductInputAll {ShaderLayer | uniform-decoration: UniformDecoration}
extensions: {OpExtension "SPV_KHR_integer_dot_product" | without-extension:}`,
  pairOf`capability-available/version-1.6: no version has capabilities of rays, an extension does
capabilities: Shader {RayQueryKHR | sibling-capability: RayTracingKHR} UniformDecoration
extensions: {OpExtension "SPV_KHR_ray_query" | without-extension:
  | sibling-extension: OpExtension "SPV_KHR_ray_tracing"}`,
  inFragment`instruction-available/terminate-invocation in spv1.5
an extension lets an invocation be terminated before version 1.6
extensions: {OpExtension "SPV_KHR_terminate_invocation" | without-extension:
  | other-extension: OpExtension "SPV_EXT_demote_to_helper_invocation"}
end: OpTerminateInvocation`,
  inKernel`instruction-available/first-version in spv1.0: a kernel of the first version names its function
debug: OpName %main "main"
body: %loaded = OpLoad %uint %variable_Function_uint
${ways({
  'module-processed': (words) => spliced(words, firstOf(words, 5) + 4, 0, 0x0002_014a, 0x21),
  'size-of': (words) => withWord(words, firstOf(words, 61), 0x0004_0141),
})}`,
  inUniform`instruction-available/version-1.3 in spv1.3
a pointer is selected and a structure is copied as in version 1.3
capabilities: Shader VariablePointersStorageBuffer
declarations: %block = OpTypeStruct %uint
%twin = OpTypeStruct %uint
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %part = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0
%chosen = OpSelect %pointer_StorageBuffer_uint %true %part %part
%copy = OpCopyObject %twin %null_twin
%answer = OpIEqual %bool %uint_0 %uint_1
%sum = OpIAdd %uint %uint_0 %uint_1
${ways({
  'pointer-equality': (words) => compared(words, 170, 401),
  'pointer-inequality': (words) => compared(words, 170, 402),
  'pointer-difference': (words) => compared(words, 128, 403),
  'logical-copy': (words) => {
    const copied = withWord(words, firstOf(words, 83), 0x0004_0190)
    return withWord(copied, firstOf(words, 83) + 1, words[firstOf(words, 30) + 1] ?? 0)
  },
})}`,
  pairOf`instruction-available/reserved: an instruction that no version has comes with an extension
extensions: OpExtension "SPV_KHR_non_semantic_info"
{OpExtension "SPV_KHR_relaxed_extended_instruction" | without-extension:}
imports: %set = OpExtInstImport "NonSemantic.Example"
declarations: %early = OpExtInstWithForwardRefsKHR %void %set 1 %late
%late = OpExtInst %void %set 2`,
  inKernel`operand-available/version-1.0 in spv1.0
a kernel of the first version has neither an initializer nor a greatest offset
modes: %main {ContractionOff | initializer: Initializer | finalizer: Finalizer}
annotations: %variable_Function_uint {Alignment | greatest-offset: MaxByteOffset} 4
declarations: ${loop('Unroll')}
changed: %continue {Unroll | infinite-dependency: DependencyInfinite | dependency-length: DependencyLength 4}`,
  pairOf`operand-available/version-1.3-loop in spv1.3: a loop of version 1.3 has the controls of that version
${loop(`{Unroll|DependencyLength 4 | least-iterations: MinIterations 1
  | greatest-iterations: Unroll|MaxIterations 4 | multiple: Unroll|IterationMultiple 4
  | peeling: DependencyLength|PeelCount 4 1 | partial-unrolling: Unroll|PartialCount 4}`)}`,
  pairOf`operand-available/no-wrapping in spv1.3: an extension says early that numbers do not wrap
extensions: {OpExtension "SPV_KHR_no_integer_wrap_decoration" | without-extension:}
annotations: %sum NoSignedWrap
%group = [NoUnsignedWrap] %sum %difference
body: ${sums}`,
  pairOf`operand-available/version-1.3-decoration in spv1.3: a value is uniform without a scope, a sum may wrap
annotations: {OpDecorate %sum Uniform | with-scope: OpDecorateId %sum UniformId %uint_3}
{OpDecorate %difference RelaxedPrecision
| no-wrapping: OpDecorate %difference NoUnsignedWrap
| grouped:
%group = [NoSignedWrap] %difference}
body: ${sums}`,
  inUniform`operand-available/storage-buffer in spv1.2: either of two extensions brings the storage class to version 1.2
extensions: {OpExtension "SPV_KHR_variable_pointers" | without-extension:
  | other-extension: OpExtension "SPV_KHR_16bit_storage"}
declarations: %block = OpTypeStruct %uint
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %part = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0
%loaded = OpLoad %uint %part`,
  inVertex`operand-available/image-operands in spv1.3
a fetch names a level, and does not say how it is extended or kept
body: %loaded = OpLoad %image_uint_2D_0_0_0_1_Unknown %variable_UniformConstant_image_uint_2D_0_0_0_1_Unknown_bound_0
%texel = OpImageFetch %uint4 %loaded %int2_1_1 {Lod %int_0 | sign-extension: Lod|SignExtend %int_0
  | zero-extension: ZeroExtend | not-kept: Lod|Nontemporal %int_0}`,
  inVertex`operand-available/image-operands-1.5 in spv1.5
version 1.5 says how a fetch is extended, but not that it is not kept
body: %loaded = OpLoad %image_uint_2D_0_0_0_1_Unknown %variable_UniformConstant_image_uint_2D_0_0_0_1_Unknown_bound_0
%texel = OpImageFetch %uint4 %loaded %int2_1_1 {Lod|ZeroExtend | not-kept: Lod|Nontemporal} %int_0`,
  pairOf`operand-available/reserved: a mode that no version has comes with an extension
extensions: {OpExtension "SPV_KHR_subgroup_uniform_control_flow" | without-extension:}
modes: %main LocalSize 1 1 1, SubgroupUniformControlFlowKHR`,
  pairIn(comparing)`instruction-removed/version-1.6 in spv1.6
floats are compared by an instruction that stayed
changed: {OpFOrdNotEqual | scalar: OpLessOrGreater} %bool %float_0
changed: {OpFOrdNotEqual | vector: OpLessOrGreater} %bool2
changed: {OpAtomicCompareExchange | exchange: OpAtomicCompareExchangeWeak} %uint`,
  pairIn(comparing)`instruction-removed/version-1.4 in spv1.4, spv1.5
version 1.4 has an old comparison still, but one exchange only
body: ${comparing.body?.replace('OpFOrdNotEqual', 'OpLessOrGreater') ?? ''}
changed: {OpAtomicCompareExchange | exchange: OpAtomicCompareExchangeWeak} %uint`,
  inUniform`operand-removed/version-1.6: the block of a uniform buffer is a Block
changed: {OpDecorate %block Block
| decoration: OpDecorate %block BufferBlock
| grouped:
OpDecorate %group BufferBlock
%group = OpDecorationGroup
OpGroupDecorate %group %block}`,
  inUniform`operand-removed/version-1.4 in spv1.4: the block of a uniform buffer is a Block from version 1.4 on
changed: OpDecorate %block {Block | decoration: BufferBlock}`,
  pairOf`vulkan-memory-model-capability/logical: a module has the Vulkan memory model and its capability
capabilities: Shader VulkanMemoryModel Kernel
memoryModel: OpMemoryModel Logical {Vulkan | glsl: GLSL450 | simple: Simple | kernel: OpenCL}`,
  pairOf`vulkan-memory-model-capability/by-extension in spv1.3
the Vulkan memory model comes with an extension, addresses with another
extensions: OpExtension "SPV_KHR_physical_storage_buffer"
memoryModel: OpMemoryModel PhysicalStorageBuffer64 {Vulkan | glsl: GLSL450}`,
]
