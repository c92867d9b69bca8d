import { pairIn, pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, type Pieces } from '../pairs/pieces.ts'

/** A shader with a variable of a block type: its decorations and its declarations, without the variable. */
function block(storageClass: string, annotations: string, declarations: string): Pieces {
  const place = storageClass === 'PushConstant' ? '' : '_bound_0'
  return piecesOf`annotations: OpDecorate %block Block
${annotations}
declarations: ${declarations}
body: %whole = OpAccessChain %pointer_${storageClass}_block %variable_${storageClass}_block${place}`
}

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

const inAddresses = tagOf`memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450`

/** Members of every kind that end just where the next one begins, not in the order of their numbers. */
const close = block(
  'StorageBuffer',
  `%structure_float3_and_float 0 Offset 0, 1 Offset {12 | within-a-structure: 11}
%block 0 Offset {48 | double-reaches-array: 52}, 1 Offset 0, 2 Offset {16 | vector-of-doubles: 8}, 3 Offset 56
%block 4 Offset 88, 4 RowMajor, 4 MatrixStride {8 | rows-reach-half: 16}, 5 Offset 120
OpDecorate %float2_array4 ArrayStride {8 | array-reaches-matrix: 12}`,
  `%block = OpTypeStruct %double %structure_float3_and_float %double2 %float2_array4 %float4x2 %half`,
)

/** Pairs of the rules on what an explicit layout has, and on its offsets and strides. */
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
  pairOf`layout-member-offset/push-constants: a group gives the two structures of push constants their offsets
${block(
  'PushConstant',
  `OpDecorate %group Offset 16
%group = OpDecorationGroup
OpMemberDecorate %float_pair 0 Offset 0
OpMemberDecorate %block 0 Offset 0
OpGroupMemberDecorate %group {%float_pair 1 | left-out:} {%block 1 | of-the-block:}`,
  `%block = OpTypeStruct %float4 %float_pair`,
)}`,
  pairOf`layout-member-offset/array-of-blocks: the members of the blocks of an array have offsets
annotations: %structure_float4_and_uint Block, 0 Offset 0
{OpMemberDecorate %structure_float4_and_uint 1 Offset 16 | second:}
declarations: %blocks = OpTypeArray %structure_float4_and_uint %uint_2
body: %whole = OpAccessChain %pointer_Uniform_blocks %variable_Uniform_blocks_bound_0`,
  inAddresses`layout-member-offset/physical: members of what an address among push constants leads to have offsets
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
  pairOf`layout-block-array-without-stride/descriptors: arrays of blocks, also without a length, have no stride
capabilities: Shader RuntimeDescriptorArray
annotations: {| array: OpDecorate %few ArrayStride 16 | run-time-array: OpDecorate %list ArrayStride 16}
${bindingsOf(['variable_Uniform_few', 'variable_StorageBuffer_list'])}
{| grouped:
%group = [ArrayStride 64] %few}
declarations: %few = OpTypeArray %block_float4 %uint_2
%list = OpTypeRuntimeArray %block_float4
body: %whole = OpAccessChain %pointer_Uniform_few %variable_Uniform_few
%all = OpAccessChain %pointer_StorageBuffer_list %variable_StorageBuffer_list`,
  pairOf`layout-block-array-without-stride/buffer-block in spv1.3: an array of structures with BufferBlock has no stride
annotations: %float4_only BufferBlock
{| array: OpDecorate %float4_only_array2 ArrayStride 16}
%float4_only 0 Offset 0
${bindingOf('buffers')}
declarations: %pointer = OpTypePointer Uniform %float4_only_array2
%buffers = OpVariable %pointer Uniform
body: %whole = OpAccessChain %pointer %buffers`,
  inAddresses`layout-block-pointer-without-stride/physical
a pointer to a structure in physical storage has a stride where the structure is no block
annotations: %block Block, 0 Offset 0, 1 Offset 8, 2 Offset 16
%float4_only 0 Offset 0
{| block: OpDecorate %pointer_PhysicalStorageBuffer_block_float4 ArrayStride 16 | in-an-array: OpDecorate %listed ArrayStride 16}
declarations: %listed = OpTypePointer PhysicalStorageBuffer %second_block_float4
%block = OpTypeStruct %stride16_pointer_PhysicalStorageBuffer_float4_only %pointer_PhysicalStorageBuffer_block_float4 %stride8_listed_array2
body: %whole = OpAccessChain %pointer_PushConstant_block %variable_PushConstant_block`,
  pairIn(matrices)`layout-matrix-stride/everywhere
matrices, alone, in nested arrays and in structures, have strides; in private memory they need none
changed: {OpMemberDecorate %structure_float4x4_and_float 0 MatrixStride 16 | in-a-structure:}
changed: {OpMemberDecorate %block 1 MatrixStride 8 | array-of-arrays:}
changed: {OpGroupMemberDecorate %strided %float4x4_only 0 | grouped:}`,
  pairIn(matrices)`layout-matrix-majorness/everywhere
matrices, alone, in nested arrays and in structures, are row-major or column-major
changed: {OpMemberDecorate %structure_float4x4_and_float 0 ColMajor | in-a-structure:}
changed: {OpMemberDecorate %block 1 RowMajor | array-of-arrays:}
changed: {OpGroupMemberDecorate %group %float4x4_only 0 | grouped:}`,
  pairOf`layout-matrix-majorness/push-constants: a matrix and a run of matrices among push constants say their order
${block(
  'PushConstant',
  `%block 0 Offset 0, 0 MatrixStride 16
{OpMemberDecorate %block 0 RowMajor | matrix:}
%block 1 Offset 64, 1 MatrixStride 8
{OpMemberDecorate %block 1 ColMajor | array:}
OpDecorate %array ArrayStride 16`,
  '%array = OpTypeArray %float2x2 %uint_2\n%block = OpTypeStruct %float4x4 %array',
)}`,
  pairOf`layout-stride-positive/one-element: an array of one element, and arrays of empty structures, have strides
${block(
  'StorageBuffer',
  `OpDecorate %uint_array1 ArrayStride {4 | of-one: 0}
OpDecorate %empty_array4 ArrayStride {1 | of-empty-structures: 0}
OpDecorate %empty_runtime_array ArrayStride {1 | run-time-array: 0}
%block 0 Offset 0, 1 Offset 4, 2 Offset 16`,
  `%empty = OpTypeStruct
%block = OpTypeStruct %uint_array1 %empty_array4 %empty_runtime_array`,
)}`,
  pairOf`layout-offsets-distinct/empty-structure
a structure without members lies between two others, though it takes no byte
${block(
  'Uniform',
  `%uint_pair 0 Offset 0, 1 Offset {4 | in-a-structure: 0}
%block 0 Offset 0, 1 Offset {8 | empty-and-next: 16 | empty-and-first: 0}, 2 Offset 16`,
  `%empty = OpTypeStruct
%block = OpTypeStruct %uint_pair %empty %float4`,
)}`,
  pairOf`layout-offsets-distinct/push-constants
a group gives members of two structures the same offset, but not two of one
${block(
  'PushConstant',
  `OpDecorate %group Offset 16
%group = OpDecorationGroup
OpMemberDecorate %float_pair 0 Offset 0
OpMemberDecorate %block 0 Offset 0
{OpMemberDecorate %block 2 Offset 64 | first-and-last: OpMemberDecorate %block 2 Offset 0 | grouped:}
OpGroupMemberDecorate %group %float_pair 1 %block 1 {| grouped: %block 2}`,
  `%block = OpTypeStruct %float4 %float_pair %float`,
)}`,
  pairIn(close)`layout-members-apart/side-by-side
members of every kind begin just where another ends, not in the order of their numbers
capabilities: Shader StorageBuffer16BitAccess`,
  pairOf`layout-members-apart/columns: a column-major matrix in a uniform block ends with its last column
${block(
  'Uniform',
  `%block 0 Offset 0, 0 ColMajor, 0 MatrixStride {16 | wider-columns: 32}, 1 Offset {64 | last-byte: 63}`,
  '%block = OpTypeStruct %float4x4 %uint',
)}`,
  pairOf`layout-members-apart/push-constants: an integer of push constants lies behind a structure and its array
${block(
  'PushConstant',
  `%structure_uint_and_stride4_uint_array4 0 Offset 0, 1 Offset 4
%block 0 Offset {4 | structure-over-integer: 2}, 1 Offset {24 | integer-in-array: 20}, 2 Offset 0`,
  `%block = OpTypeStruct %structure_uint_and_stride4_uint_array4 %uint %uint`,
)}`,
  pairOf`layout-elements-apart/side-by-side
elements of arrays begin just where others end; the only element of an array has any stride
${block(
  'StorageBuffer',
  `OpDecorate %float4s ArrayStride {16 | vectors: 15}
OpDecorate %uint_array4 ArrayStride {4 | scalars: 3}
OpDecorate %uint_array4_array2 ArrayStride {16 | arrays: 12}
OpDecorate %structures ArrayStride {20 | structures: 16}
OpDecorate %float2_runtime_array ArrayStride {8 | run-time-array: 4}
%structure_float_and_float4 0 Offset 16, 1 Offset 0
%block 0 Offset 0, 1 Offset 64, 2 Offset 128, 3 Offset 256, 4 Offset 320`,
  `%structures = OpTypeArray %structure_float_and_float4 %uint_2
%block = OpTypeStruct %float4s %uint_array4_array2 %structures %stride4_float4_array1 %float2_runtime_array`,
)}`,
  pairOf`layout-elements-apart/matrices: matrices of an array lie side by side as long as their rows and columns are
${block(
  'Uniform',
  `OpDecorate %float4x2s ArrayStride {32 | columns: 16}
OpDecorate %second_float4x2s ArrayStride {32 | rows: 28}
%block 0 Offset 0, 0 ColMajor, 0 MatrixStride 16, 1 Offset 128, 1 RowMajor, 1 MatrixStride 8`,
  `%block = OpTypeStruct %float4x2s %second_float4x2s`,
)}`,
  pairOf`layout-columns-apart/rows-and-columns
two columns of four components take strides of 16 octets, four rows of two strides of 8
${block(
  'Uniform',
  `%block 0 Offset 0, 0 ColMajor, 0 MatrixStride {16 | columns: 12}, 1 Offset 64
%block 1 {RowMajor | other-order: ColMajor}, 1 MatrixStride {8 | rows: 4}, 2 Offset 128, 2 ColMajor
%block 2 MatrixStride {8 | in-an-array: 4}
%float4x4_only 0 Offset 0, 0 RowMajor, 0 MatrixStride {16 | in-a-structure: 15}
OpMemberDecorate %block 3 Offset 256`,
  `%block = OpTypeStruct %float4x2 %float4x2 %stride64_float2x2s %float4x4_only`,
)}`,
  pairOf`layout-run-time-array-last/greatest-offset
a run-time array has the greatest offset, though not the greatest number
${block(
  'StorageBuffer',
  `%block 0 Offset 0, 1 Offset {32 | array-in-front: 10}, 2 Offset {4 | number-behind: 64}
%block 3 Offset {12 | empty-structure-behind: 64}`,
  `%empty = OpTypeStruct
%block = OpTypeStruct %uint %stride4_uint_runtime_array %uint %empty`,
)}`,
]
