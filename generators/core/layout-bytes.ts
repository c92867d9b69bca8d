import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { block } from './shared/block.ts'

/** Members of every kind that end just where the next one begins, not in the order of their numbers. */
const close = block(
  'StorageBuffer',
  `OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset {12 | within-a-structure: 11}
OpMemberDecorate %block 0 Offset {48 | double-reaches-array: 52}
OpMemberDecorate %block 1 Offset 0
OpMemberDecorate %block 2 Offset {16 | vector-of-doubles: 8}
OpMemberDecorate %block 3 Offset 56
OpMemberDecorate %block 4 Offset 88
OpMemberDecorate %block 4 RowMajor
OpMemberDecorate %block 4 MatrixStride {8 | rows-reach-half: 16}
OpMemberDecorate %block 5 Offset 120
OpDecorate %array ArrayStride {8 | array-reaches-matrix: 12}`,
  `%double2 = OpTypeVector %double 2
%inner = OpTypeStruct %float3 %float
%array = OpTypeArray %float2 %uint_4
%matrix = OpTypeMatrix %float4 2
%block = OpTypeStruct %double %inner %double2 %array %matrix %half`,
)

const wide = 'OpCapability Shader\nOpCapability Float64\nOpCapability Float16'
const narrow = 'OpCapability StorageBuffer16BitAccess'

/** Pairs of the rules on offsets and strides that a layout has. */
export const pairs = [
  pair(
    'layout-stride-positive',
    'one-element',
    'an array of one element, and arrays of empty structures, have strides',
    block(
      'StorageBuffer',
      `OpDecorate %one ArrayStride {4 | of-one: 0}
OpDecorate %empties ArrayStride {1 | of-empty-structures: 0}
OpDecorate %list ArrayStride {1 | run-time-array: 0}
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpMemberDecorate %block 2 Offset 16`,
      `%one = OpTypeArray %uint %uint_1
%empty = OpTypeStruct
%empties = OpTypeArray %empty %uint_4
%list = OpTypeRuntimeArray %empty
%block = OpTypeStruct %one %empties %list`,
    ),
  ),
  pair(
    'layout-offsets-distinct',
    'empty-structure',
    'a structure without members lies between two others, though it takes no byte',
    block(
      'Uniform',
      `OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset {4 | in-a-structure: 0}
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset {8 | empty-and-next: 16 | empty-and-first: 0}
OpMemberDecorate %block 2 Offset 16`,
      `%empty = OpTypeStruct
%inner = OpTypeStruct %uint %uint
%block = OpTypeStruct %inner %empty %float4`,
    ),
  ),
  pair(
    'layout-offsets-distinct',
    'push-constants',
    'a group gives members of two structures the same offset, but not two of one',
    block(
      'PushConstant',
      `OpDecorate %group Offset 16
%group = OpDecorationGroup
OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %block 0 Offset 0
{OpMemberDecorate %block 2 Offset 64 | first-and-last: OpMemberDecorate %block 2 Offset 0
  | grouped:}
OpGroupMemberDecorate %group %inner 1 %block 1 {| grouped: %block 2}`,
      `%inner = OpTypeStruct %float %float
%block = OpTypeStruct %float4 %inner %float`,
    ),
  ),
  pairOf`layout-members-apart/side-by-side
members of every kind begin just where another ends, not in the order of their numbers
${close}
capabilities: ${wide}
${narrow}`,
  pair(
    'layout-members-apart',
    'columns',
    'a column-major matrix in a uniform block ends with its last column',
    block(
      'Uniform',
      `OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 ColMajor
OpMemberDecorate %block 0 MatrixStride {16 | wider-columns: 32}
OpMemberDecorate %block 1 Offset {64 | last-byte: 63}`,
      '%block = OpTypeStruct %float4x4 %uint',
    ),
  ),
  pair(
    'layout-members-apart',
    'push-constants',
    'an integer of push constants lies behind a structure and its array',
    block(
      'PushConstant',
      `OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset 4
OpMemberDecorate %block 0 Offset {4 | structure-over-integer: 2}
OpMemberDecorate %block 1 Offset {24 | integer-in-array: 20}
OpMemberDecorate %block 2 Offset 0
OpDecorate %array ArrayStride 4`,
      `%array = OpTypeArray %uint %uint_4
%inner = OpTypeStruct %uint %array
%block = OpTypeStruct %inner %uint %uint`,
    ),
  ),
  pair(
    'layout-elements-apart',
    'side-by-side',
    'elements of arrays begin just where others end; the only element of an array has any stride',
    block(
      'StorageBuffer',
      `OpDecorate %vectors ArrayStride {16 | vectors: 15}
OpDecorate %row ArrayStride {4 | scalars: 3}
OpDecorate %rows ArrayStride {16 | arrays: 12}
OpDecorate %structures ArrayStride {20 | structures: 16}
OpDecorate %one ArrayStride 4
OpDecorate %list ArrayStride {8 | run-time-array: 4}
OpMemberDecorate %element 0 Offset 16
OpMemberDecorate %element 1 Offset 0
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 2 Offset 128
OpMemberDecorate %block 3 Offset 256
OpMemberDecorate %block 4 Offset 320`,
      `%vectors = OpTypeArray %float4 %uint_2
%row = OpTypeArray %uint %uint_4
%rows = OpTypeArray %row %uint_2
%element = OpTypeStruct %float %float4
%structures = OpTypeArray %element %uint_2
%one = OpTypeArray %float4 %uint_1
%list = OpTypeRuntimeArray %float2
%block = OpTypeStruct %vectors %rows %structures %one %list`,
    ),
  ),
  pair(
    'layout-elements-apart',
    'matrices',
    'matrices of an array lie side by side as long as their rows and columns are',
    block(
      'Uniform',
      `OpDecorate %columns ArrayStride {32 | columns: 16}
OpDecorate %rows ArrayStride {32 | rows: 28}
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 ColMajor
OpMemberDecorate %block 0 MatrixStride 16
OpMemberDecorate %block 1 Offset 128
OpMemberDecorate %block 1 RowMajor
OpMemberDecorate %block 1 MatrixStride 8`,
      `%matrix = OpTypeMatrix %float4 2
%columns = OpTypeArray %matrix %uint_2
%rows = OpTypeArray %matrix %uint_2
%block = OpTypeStruct %columns %rows`,
    ),
  ),
  pair(
    'layout-columns-apart',
    'rows-and-columns',
    'two columns of four components take strides of 16 octets, four rows of two strides of 8',
    block(
      'Uniform',
      `OpDecorate %array ArrayStride 64
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 ColMajor
OpMemberDecorate %block 0 MatrixStride {16 | columns: 12}
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 1 {RowMajor | other-order: ColMajor}
OpMemberDecorate %block 1 MatrixStride {8 | rows: 4}
OpMemberDecorate %block 2 Offset 128
OpMemberDecorate %block 2 ColMajor
OpMemberDecorate %block 2 MatrixStride {8 | in-an-array: 4}
OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 0 RowMajor
OpMemberDecorate %inner 0 MatrixStride {16 | in-a-structure: 15}
OpMemberDecorate %block 3 Offset 256`,
      `%matrix = OpTypeMatrix %float4 2
%array = OpTypeArray %float2x2 %uint_2
%inner = OpTypeStruct %float4x4
%block = OpTypeStruct %matrix %matrix %array %inner`,
    ),
  ),
  pair(
    'layout-run-time-array-last',
    'greatest-offset',
    'a run-time array has the greatest offset, though not the greatest number',
    block(
      'StorageBuffer',
      `OpDecorate %list ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset {32 | array-in-front: 10}
OpMemberDecorate %block 2 Offset {4 | number-behind: 64}
OpMemberDecorate %block 3 Offset {12 | empty-structure-behind: 64}`,
      `%empty = OpTypeStruct
%list = OpTypeRuntimeArray %uint
%block = OpTypeStruct %uint %list %uint %empty`,
    ),
  ),
]
