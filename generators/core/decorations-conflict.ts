import { pairOf, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment } from '../pairs/pieces.ts'
import { inPhysicalStorage } from '../pairs/tags.ts'

const old = 'spv1.3'
const inBuffers = tagOf`annotations: %uint_pair Block, 0 Offset 0, 1 Offset 4
${bindingsOf(['variable_StorageBuffer_uint_pair', 'second_variable_StorageBuffer_uint_pair'])}`

const inInputs = tagIn(fragment)`
entryPoints: Fragment %main %variable_Input_float4_at_2 %variable_Input_float4_at_3 %variable_Input_float4_pair
annotations: %float4_pair Block, 0 Location 0, 1 Location 1`

/** A block in a variable, and a structure that holds another. */
const nested = (
  annotations: string,
  storageClass: string,
) => piecesOf`annotations: %uint_only %uint_only_only %uint_only_only_only 0 Offset 0
${bindingOf('buffer')}
${annotations}
declarations: %pointer_outer = OpTypePointer ${storageClass} %uint_only_only_only
%buffer = OpVariable %pointer_outer ${storageClass}`

/** Pairs of the rules on decorations that exclude each other. */
export const pairs = [
  inBuffers`restrict-or-aliased/buffers: one buffer may alias, another does not
+annotations: %variable_StorageBuffer_uint_pair Restrict
{| aliased: OpDecorate %variable_StorageBuffer_uint_pair Aliased}
%second_variable_StorageBuffer_uint_pair Aliased
{| restrict: OpDecorate %second_variable_StorageBuffer_uint_pair Restrict
| by-a-group:
%group = [Restrict] %second_variable_StorageBuffer_uint_pair}`,
  inPhysicalStorage`restrict-or-aliased/stored-pointers
pointers that variables hold may alias, or do not, whatever the variables do
annotations: %variable_Function_pointer_PhysicalStorageBuffer_uint AliasedPointer
{| both: OpDecorate %variable_Function_pointer_PhysicalStorageBuffer_uint RestrictPointer}
%variable_Function_pointer_PhysicalStorageBuffer_uint Restrict
%second RestrictPointer
{| other-both: OpDecorate %second AliasedPointer}
body: %second = OpVariable %pointer_Function_pointer_PhysicalStorageBuffer_uint Function`,
  pairOf`row-or-column-major/members: one member has its rows together, another its columns
entryPoints: GLCompute %main %variable_StorageBuffer_structure_float4x4_and_stride64_float4x4s_bound_0
annotations: %structure_float4x4_and_stride64_float4x4s Block, 0 Offset 0, 0 MatrixStride 16, 0 RowMajor
{| column-major-too: OpMemberDecorate %structure_float4x4_and_stride64_float4x4s 0 ColMajor}
%structure_float4x4_and_stride64_float4x4s 1 Offset 64, 1 MatrixStride 16, 1 ColMajor
{| row-major-too: OpMemberDecorate %structure_float4x4_and_stride64_float4x4s 1 RowMajor
| by-a-group:
%group = [RowMajor] %structure_float4x4_and_stride64_float4x4s 1}`,
  inInputs`flat-or-noperspective/inputs: one input is flat, another without perspective
+annotations: {OpDecorate %variable_Input_float4_at_2 Flat
%variable_Input_float4_at_3 NoPerspective
| variable:
%variable_Input_float4_at_2 Flat, NoPerspective
%variable_Input_float4_at_3 NoPerspective
| both-in-a-group:

%group = [Flat, NoPerspective] %variable_Input_float4_at_3}
{| by-a-group:
%group = [Flat] %variable_Input_float4_at_3}
%float4_pair 0 Flat, 1 NoPerspective
{| member: OpMemberDecorate %float4_pair 1 Flat}`,
  inInputs`patch-centroid-or-sample/inputs
one input is sampled in the centroid, another for each sample, both also otherwise decorated
+annotations: %variable_Input_float4_at_2 Centroid
{| variable: OpDecorate %variable_Input_float4_at_2 Sample}
%variable_Input_float4_at_2 NoPerspective
%variable_Input_float4_at_3 Sample
{| other-variable: OpDecorate %variable_Input_float4_at_3 Centroid}
%float4_pair 0 Centroid
{| member: OpMemberDecorate %float4_pair 0 Sample}
%float4_pair 1 Sample
{| member-by-a-group:
%group = [Centroid] %float4_pair 1}`,
  pairOf`patch-centroid-or-sample/patches: an input of the patch
capabilities: Tessellation SampleRateShading
entryPoints: TessellationEvaluation %main %variable_Input_float4_at_0 %variable_Output_float4_at_0
modes: %main Triangles, SpacingEqual, VertexOrderCw
annotations: %variable_Input_float4_at_0 Patch
{| centroid: OpDecorate %variable_Input_float4_at_0 Centroid | sample: OpDecorate %variable_Input_float4_at_0 Sample}
%variable_Output_float4_at_0 Centroid`,
  pairOf`block-or-buffer-block/of-the-old-kind in ${old}: one structure is a block, another a block of the old kind
annotations: {| buffer-block: OpDecorate %block_uint BufferBlock}
%uint_only BufferBlock
{| block: OpDecorate %uint_only Block
| by-a-group:
%group = [Block] %uint_only}
%uint_only 0 Offset 0
${bindingsOf(['variable_Uniform_block_uint', 'variable_Uniform_uint_only'])}`,
  pairOf`block-not-nested/storage-buffer: the outermost structure is a block, and one that is nowhere inside it
${nested(
  `%uint_only_only_only {%second_uint_only | middle: %uint_only_only | inner: %uint_only} Block`,
  'StorageBuffer',
)}`,
  pairOf`block-not-nested/buffer-block in ${old}
the outermost structure is a block of the old kind, and one that is nowhere inside it
${nested(
  `%uint_only_only_only BufferBlock
OpDecorate {%second_uint_only Block | middle: %uint_only_only Block | inner: %uint_only Block
  | both-of-the-old-kind: %uint_only BufferBlock}`,
  'Uniform',
)}`,
  pairOf`block-not-nested/array: a block holds an array of structures that are none, and no variable has the type
annotations: %structure_uint_and_uint_only_array2 {%second_uint_only | inner: %uint_only} Block`,
  inPhysicalStorage`block-not-nested/behind-a-pointer: a block points to another block, which does not lie in it
entryPoints: GLCompute %main %variable_PushConstant_outer
annotations: %outer Block, 0 Offset 0, 1 Offset 8
{| inner: OpDecorate %uint_only Block}
%uint_only 0 Offset 0
declarations: %outer = OpTypeStruct %pointer_PhysicalStorageBuffer_block_uint %uint_only`,
  inBuffers`vulkan-memory-model-decorations/storage-buffer
a buffer of the Vulkan memory model is restricted and not written to
memoryModel: OpMemoryModel Logical Vulkan
+annotations: %variable_StorageBuffer_uint_pair {NonWritable | coherent: Coherent | volatile: Volatile}
%uint_pair 0 {NonReadable | coherent-member: Coherent | volatile-member: Volatile}
%group = [{NonWritable | by-a-group: Coherent}] %second_variable_StorageBuffer_uint_pair`,
  pairOf`buffer-block-or-storage-buffer/storage-buffer in ${old}
a buffer in the storage class for it, beside a uniform block
annotations: %uint_only Block, 0 Offset 0
%second_uint_only Block, 0 Offset 0
${bindingsOf(['variable_Uniform_uint_only', 'second'])}
declarations: %second = OpVariable %pointer_StorageBuffer_second_uint_only StorageBuffer`,
  pairOf`buffer-block-or-storage-buffer/two-of-the-old-kind in ${old}: two buffers of the old kind
annotations: %uint_only BufferBlock, 0 Offset 0
%second_uint_only {BufferBlock | storage-buffer: Block}, 0 Offset 0
${bindingsOf(['variable_Uniform_uint_only', 'second'])}
declarations: %pointer_other = OpTypePointer {Uniform | storage-buffer: StorageBuffer} %second_uint_only
%second = OpVariable %pointer_other {Uniform | storage-buffer: StorageBuffer}`,
]
