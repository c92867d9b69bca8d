import { pairOf } from '../pairs/pair-of.ts'
import { block } from './shared/block.ts'

/** Members of every kind that end just where the next one begins, not in the order of their numbers. */
const close = block(
  'StorageBuffer',
  `%structure_float3_and_float 0 Offset 0, 1 Offset {12 | within-a-structure: 11}
%block 0 Offset {48 | double-reaches-array: 52}, 1 Offset 0, 2 Offset {16 | vector-of-doubles: 8}, 3 Offset 56
%block 4 Offset 88, 4 RowMajor, 4 MatrixStride {8 | rows-reach-half: 16}, 5 Offset 120
OpDecorate %float2_array4 ArrayStride {8 | array-reaches-matrix: 12}`,
  `%block = OpTypeStruct %double %structure_float3_and_float %double2 %float2_array4 %float4x2 %half`,
)

const wide = 'OpCapability Shader\nOpCapability Float64\nOpCapability Float16'
/** Pairs of the rules on offsets and strides that a layout has. */
export const pairs = [
  pairOf`layout-stride-positive/one-element
an array of one element, and arrays of empty structures, have strides
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
{OpMemberDecorate %block 2 Offset 64 | first-and-last: OpMemberDecorate %block 2 Offset 0
  | grouped:}
OpGroupMemberDecorate %group %float_pair 1 %block 1 {| grouped: %block 2}`,
  `%block = OpTypeStruct %float4 %float_pair %float`,
)}`,
  pairOf`layout-members-apart/side-by-side
members of every kind begin just where another ends, not in the order of their numbers
${close}
capabilities: ${wide}
OpCapability StorageBuffer16BitAccess`,
  pairOf`layout-members-apart/columns
a column-major matrix in a uniform block ends with its last column
${block(
  'Uniform',
  `%block 0 Offset 0, 0 ColMajor, 0 MatrixStride {16 | wider-columns: 32}, 1 Offset {64 | last-byte: 63}`,
  '%block = OpTypeStruct %float4x4 %uint',
)}`,
  pairOf`layout-members-apart/push-constants
an integer of push constants lies behind a structure and its array
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
  pairOf`layout-elements-apart/matrices
matrices of an array lie side by side as long as their rows and columns are
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
