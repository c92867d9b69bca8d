import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'
import { block } from './shared/block.ts'

/** A structure of a matrix, an array of arrays of matrices and a scalar, in a block. */
const matrices = block(
  'Uniform',
  `%structure_float4x4_and_float 0 Offset 0, 0 ColMajor, 0 MatrixStride 16, 1 Offset 64
%block 0 Offset 0, 1 Offset 128, 1 RowMajor, 1 MatrixStride 8, 2 Offset 256
OpMemberDecorate %float4x4_only 0 Offset 0
OpMemberDecorate %block 3 Offset 400
OpDecorate %float2x2_array4 ArrayStride 16
OpDecorate %group ColMajor
OpDecorate %strided MatrixStride 16
%group = OpDecorationGroup
%strided = OpDecorationGroup
OpGroupMemberDecorate %group %float4x4_only 0
OpGroupMemberDecorate %strided %float4x4_only 0`,
  `%private = OpTypePointer Private %second_float4x4_only
%block = OpTypeStruct %structure_float4x4_and_float %stride64_float2x2_array4_array2 %float4x4_only %uint`,
)

const addresses = {
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on what an explicit layout has. */
export const pairs = [
  pairOf`layout-member-offset/nested
members of blocks, and of structures in them and in their arrays, have offsets; others need none
${block(
  'StorageBuffer',
  `OpMemberDecorate %structure_uint_and_float 0 Offset 0
{OpMemberDecorate %structure_uint_and_float 1 Offset 4 | in-a-structure:}
{OpMemberDecorate %structure_float2_and_uint 0 Offset 0 | in-an-array:}
OpMemberDecorate %structure_float2_and_uint 1 Offset 8
OpDecorate %array ArrayStride 16
{OpMemberDecorate %block 0 Offset 0 | first:}
{OpMemberDecorate %block 1 Offset 8 | middle:}
OpMemberDecorate %block 2 Offset 16`,
  `%array = OpTypeRuntimeArray %structure_float2_and_uint
%private = OpTypePointer Private %uint_pair
%block = OpTypeStruct %structure_uint_and_float %uint %array`,
)}`,
  pairOf`layout-member-offset/push-constants
a group gives the two structures of push constants their offsets
${block(
  'PushConstant',
  `OpDecorate %group Offset 16
%group = OpDecorationGroup
OpMemberDecorate %float_pair 0 Offset 0
OpMemberDecorate %block 0 Offset 0
OpGroupMemberDecorate %group {%float_pair 1 | left-out:} {%block 1 | of-the-block:}`,
  `%block = OpTypeStruct %float4 %float_pair`,
)}`,
  pairOf`layout-member-offset/array-of-blocks
the members of the blocks of an array have offsets
annotations: %structure_float4_and_uint Block, 0 Offset 0
{OpMemberDecorate %structure_float4_and_uint 1 Offset 16 | second:}
declarations: %blocks = OpTypeArray %structure_float4_and_uint %uint_2
body: %whole = OpAccessChain %pointer_Uniform_blocks %variable_Uniform_blocks_bound_0`,
  pairOf`layout-member-offset/physical
members of what an address among push constants leads to have offsets
${addresses}
annotations: %address_only Block, 0 Offset 0
%uint_pair 0 Offset 0
{OpMemberDecorate %uint_pair 1 Offset 4 | second:}
declarations: %address = OpTypePointer PhysicalStorageBuffer %uint_pair
body: %where = OpAccessChain %pointer_PushConstant_address %variable_PushConstant_address_only %uint_0
%base = OpLoad %address %where
%loaded = OpLoad %uint_pair %base Aligned 4`,
  pairOf`layout-array-stride/arrays-in-blocks
arrays with and without a length have strides at each depth; in private memory they need none
${block(
  'StorageBuffer',
  `{OpDecorate %uint_array4 ArrayStride 4 | inner-array:}
{OpDecorate %uint_array4_array2 ArrayStride 16 | outer-array:}
{OpDecorate %float4s ArrayStride 16 | in-a-structure:}
{OpDecorate %uint2_runtime_array ArrayStride 8 | run-time-array:}
OpMemberDecorate %float4s_only 0 Offset 0
%block 0 Offset 0, 1 Offset 32, 2 Offset 64`,
  `%private = OpTypePointer Private %uint_array3
%block = OpTypeStruct %uint_array4_array2 %float4s_only %uint2_runtime_array`,
)}`,
  pairOf`layout-array-stride/push-constants
an array among push constants has a stride, a specialized length notwithstanding
${block(
  'PushConstant',
  `{OpDecorate %array ArrayStride 4 | none:}
OpMemberDecorate %block 0 Offset 0`,
  `%array = OpTypeArray %uint %spec_uint_2
%block = OpTypeStruct %array`,
)}`,
  pairOf`layout-array-stride/arrays-in-an-array-of-blocks
an array of blocks has no stride, the arrays in the blocks have one
annotations: %float4_array4_only Block, 0 Offset 0
{OpDecorate %float4_array4 ArrayStride 16 | inside-the-block:}
body: %whole = OpAccessChain %pointer_Uniform_float4_array4_only_array2 %variable_Uniform_float4_array4_only_array2_bound_0`,
  pairOf`layout-block-array-without-stride/descriptors
arrays of blocks, also without a length, have no stride
capabilities: Shader RuntimeDescriptorArray
annotations: {| array: OpDecorate %few ArrayStride 16 | run-time-array: OpDecorate %list ArrayStride 16}
${bindingsOf(['variable_Uniform_few', 'variable_StorageBuffer_list'])}
{| grouped:
%group = [ArrayStride 64] %few}
declarations: %few = OpTypeArray %block_float4 %uint_2
%list = OpTypeRuntimeArray %block_float4
body: %whole = OpAccessChain %pointer_Uniform_few %variable_Uniform_few
%all = OpAccessChain %pointer_StorageBuffer_list %variable_StorageBuffer_list`,
  pairOf`layout-block-array-without-stride/buffer-block in spv1.3
an array of structures with BufferBlock has no stride
annotations: %float4_only BufferBlock
{| array: OpDecorate %float4_only_array2 ArrayStride 16}
%float4_only 0 Offset 0
${bindingOf('buffers')}
declarations: %pointer = OpTypePointer Uniform %float4_only_array2
%buffers = OpVariable %pointer Uniform
body: %whole = OpAccessChain %pointer %buffers`,
  pairOf`layout-block-pointer-without-stride/physical
a pointer to a structure in physical storage has a stride where the structure is no block
${addresses}
annotations: %block Block, 0 Offset 0, 1 Offset 8, 2 Offset 16
%float4_only 0 Offset 0
{| block: OpDecorate %pointer_PhysicalStorageBuffer_block_float4 ArrayStride 16 | in-an-array: OpDecorate %listed ArrayStride 16}
declarations: %listed = OpTypePointer PhysicalStorageBuffer %second_block_float4
%block = OpTypeStruct %stride16_pointer_PhysicalStorageBuffer_float4_only %pointer_PhysicalStorageBuffer_block_float4 %stride8_listed_array2
body: %whole = OpAccessChain %pointer_PushConstant_block %variable_PushConstant_block`,
  pairOf`layout-matrix-stride/everywhere
matrices, alone, in nested arrays and in structures, have strides; in private memory they need none
${matrices}
changed: {OpMemberDecorate %structure_float4x4_and_float 0 MatrixStride 16 | in-a-structure:}
changed: {OpMemberDecorate %block 1 MatrixStride 8 | array-of-arrays:}
changed: {OpGroupMemberDecorate %strided %float4x4_only 0 | grouped:}`,
  pairOf`layout-matrix-majorness/everywhere
matrices, alone, in nested arrays and in structures, are row-major or column-major
${matrices}
changed: {OpMemberDecorate %structure_float4x4_and_float 0 ColMajor | in-a-structure:}
changed: {OpMemberDecorate %block 1 RowMajor | array-of-arrays:}
changed: {OpGroupMemberDecorate %group %float4x4_only 0 | grouped:}`,
  pairOf`layout-matrix-majorness/push-constants
a matrix and a run of matrices among push constants say their order
${block(
  'PushConstant',
  `%block 0 Offset 0, 0 MatrixStride 16
{OpMemberDecorate %block 0 RowMajor | matrix:}
%block 1 Offset 64, 1 MatrixStride 8
{OpMemberDecorate %block 1 ColMajor | array:}
OpDecorate %array ArrayStride 16`,
  '%array = OpTypeArray %float2x2 %uint_2\n%block = OpTypeStruct %float4x4 %array',
)}`,
]
