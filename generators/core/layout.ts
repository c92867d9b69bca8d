import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'
import { block } from './shared/block.ts'

/** A structure of a matrix, an array of arrays of matrices and a scalar, in a block. */
const matrices = block(
  'Uniform',
  `OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 0 ColMajor
OpMemberDecorate %inner 0 MatrixStride 16
OpMemberDecorate %inner 1 Offset 64
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 128
OpMemberDecorate %block 1 RowMajor
OpMemberDecorate %block 1 MatrixStride 8
OpMemberDecorate %block 2 Offset 256
OpMemberDecorate %group_target 0 Offset 0
OpMemberDecorate %block 3 Offset 400
OpDecorate %array ArrayStride 16
OpDecorate %arrays ArrayStride 64
OpDecorate %group ColMajor
OpDecorate %strided MatrixStride 16
%group = OpDecorationGroup
%strided = OpDecorationGroup
OpGroupMemberDecorate %group %group_target 0
OpGroupMemberDecorate %strided %group_target 0`,
  `%array = OpTypeArray %float2x2 %uint_4
%arrays = OpTypeArray %array %uint_2
%inner = OpTypeStruct %float4x4 %float
%group_target = OpTypeStruct %float4x4
%free = OpTypeStruct %float4x4
%private = OpTypePointer Private %free
%block = OpTypeStruct %inner %arrays %group_target %uint`,
)

const addresses = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on what an explicit layout has. */
export const pairs = [
  pair(
    'layout-member-offset',
    'nested',
    'members of blocks, and of structures in them and in their arrays, have offsets; others need none',
    {
      ...block(
        'StorageBuffer',
        `OpMemberDecorate %inner 0 Offset 0
{OpMemberDecorate %inner 1 Offset 4 | in-a-structure:}
{OpMemberDecorate %element 0 Offset 0 | in-an-array:}
OpMemberDecorate %element 1 Offset 8
OpDecorate %array ArrayStride 16
{OpMemberDecorate %block 0 Offset 0 | first:}
{OpMemberDecorate %block 1 Offset 8 | middle:}
OpMemberDecorate %block 2 Offset 16`,
        `%inner = OpTypeStruct %uint %float
%element = OpTypeStruct %float2 %uint
%array = OpTypeRuntimeArray %element
%free = OpTypeStruct %uint %uint
%private = OpTypePointer Private %free
%block = OpTypeStruct %inner %uint %array`,
      ),
    },
  ),
  pair(
    'layout-member-offset',
    'push-constants',
    'a group gives the two structures of push constants their offsets',
    block(
      'PushConstant',
      `OpDecorate %group Offset 16
%group = OpDecorationGroup
OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %block 0 Offset 0
OpGroupMemberDecorate %group {%inner 1 | left-out:} {%block 1 | of-the-block:}`,
      `%inner = OpTypeStruct %float %float
%block = OpTypeStruct %float4 %inner`,
    ),
  ),
  pairOf`layout-member-offset/array-of-blocks
the members of the blocks of an array have offsets
entryPoints: OpEntryPoint GLCompute %main "main" %buffers
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
{OpMemberDecorate %block 1 Offset 16 | second:}
${bindingOf('buffers')}
declarations: %block = OpTypeStruct %float4 %uint
%blocks = OpTypeArray %block %uint_2
%pointer = OpTypePointer Uniform %blocks
%buffers = OpVariable %pointer Uniform
body: %whole = OpAccessChain %pointer %buffers`,
  pairOf`layout-member-offset/physical
members of what an address among push constants leads to have offsets
${addresses}
entryPoints: OpEntryPoint GLCompute %main "main" %constants
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %target 0 Offset 0
{OpMemberDecorate %target 1 Offset 4 | second:}
declarations: %target = OpTypeStruct %uint %uint
%address = OpTypePointer PhysicalStorageBuffer %target
%block = OpTypeStruct %address
%pointer = OpTypePointer PushConstant %block
%pointer_address = OpTypePointer PushConstant %address
%constants = OpVariable %pointer PushConstant
body: %where = OpAccessChain %pointer_address %constants %uint_0
%base = OpLoad %address %where
%loaded = OpLoad %target %base Aligned 4`,
  pair(
    'layout-array-stride',
    'arrays-in-blocks',
    'arrays with and without a length have strides at each depth; in private memory they need none',
    block(
      'StorageBuffer',
      `{OpDecorate %row ArrayStride 4 | inner-array:}
{OpDecorate %rows ArrayStride 16 | outer-array:}
{OpDecorate %vectors ArrayStride 16 | in-a-structure:}
{OpDecorate %list ArrayStride 8 | run-time-array:}
OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 32
OpMemberDecorate %block 2 Offset 64`,
      `%row = OpTypeArray %uint %uint_4
%rows = OpTypeArray %row %uint_2
%vectors = OpTypeArray %float4 %uint_2
%inner = OpTypeStruct %vectors
%list = OpTypeRuntimeArray %uint2
%free = OpTypeArray %uint %uint_3
%private = OpTypePointer Private %free
%block = OpTypeStruct %rows %inner %list`,
    ),
  ),
  pair(
    'layout-array-stride',
    'push-constants',
    'an array among push constants has a stride, a specialized length notwithstanding',
    block(
      'PushConstant',
      `{OpDecorate %array ArrayStride 4 | none:}
OpMemberDecorate %block 0 Offset 0`,
      `%length = OpSpecConstant %uint 2
%array = OpTypeArray %uint %length
%block = OpTypeStruct %array`,
    ),
  ),
  pairOf`layout-array-stride/arrays-in-an-array-of-blocks
an array of blocks has no stride, the arrays in the blocks have one
entryPoints: OpEntryPoint GLCompute %main "main" %buffers
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
{OpDecorate %array ArrayStride 16 | inside-the-block:}
${bindingOf('buffers')}
declarations: %array = OpTypeArray %float4 %uint_4
%block = OpTypeStruct %array
%blocks = OpTypeArray %block %uint_2
%pointer = OpTypePointer Uniform %blocks
%buffers = OpVariable %pointer Uniform
body: %whole = OpAccessChain %pointer %buffers`,
  pairOf`layout-block-array-without-stride/descriptors
arrays of blocks, also without a length, have no stride
capabilities: OpCapability Shader
OpCapability RuntimeDescriptorArray
entryPoints: OpEntryPoint GLCompute %main "main" %some %many
annotations: OpDecorate %block Block
{| array: OpDecorate %few ArrayStride 16 | run-time-array: OpDecorate %list ArrayStride 16}
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['some', 'many'])}
{| grouped:
OpDecorate %group ArrayStride 64
%group = OpDecorationGroup
OpGroupDecorate %group %few}
declarations: %block = OpTypeStruct %float4
%few = OpTypeArray %block %uint_2
%list = OpTypeRuntimeArray %block
%pointer_few = OpTypePointer Uniform %few
%pointer_list = OpTypePointer StorageBuffer %list
%some = OpVariable %pointer_few Uniform
%many = OpVariable %pointer_list StorageBuffer
body: %whole = OpAccessChain %pointer_few %some
%all = OpAccessChain %pointer_list %many`,
  pairOf`layout-block-array-without-stride/buffer-block in spv1.3
an array of structures with BufferBlock has no stride
entryPoints: OpEntryPoint GLCompute %main "main"
annotations: OpDecorate %block BufferBlock
{| array: OpDecorate %blocks ArrayStride 16}
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffers')}
declarations: %block = OpTypeStruct %float4
%blocks = OpTypeArray %block %uint_2
%pointer = OpTypePointer Uniform %blocks
%buffers = OpVariable %pointer Uniform
body: %whole = OpAccessChain %pointer %buffers`,
  pairOf`layout-block-pointer-without-stride/physical
a pointer to a structure in physical storage has a stride where the structure is no block
${addresses}
entryPoints: OpEntryPoint GLCompute %main "main" %constants
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8
OpMemberDecorate %block 2 Offset 16
OpMemberDecorate %plain 0 Offset 0
OpMemberDecorate %target 0 Offset 0
OpMemberDecorate %third 0 Offset 0
OpDecorate %target Block
OpDecorate %third Block
OpDecorate %list ArrayStride 8
{| block: OpDecorate %other ArrayStride 16 | in-an-array: OpDecorate %listed ArrayStride 16}
OpDecorate %address ArrayStride 16
declarations: %plain = OpTypeStruct %float4
%target = OpTypeStruct %float4
%address = OpTypePointer PhysicalStorageBuffer %plain
%other = OpTypePointer PhysicalStorageBuffer %target
%third = OpTypeStruct %float4
%listed = OpTypePointer PhysicalStorageBuffer %third
%list = OpTypeArray %listed %uint_2
%block = OpTypeStruct %address %other %list
%pointer = OpTypePointer PushConstant %block
%constants = OpVariable %pointer PushConstant
body: %whole = OpAccessChain %pointer %constants`,
  pairOf`layout-matrix-stride/everywhere
matrices, alone, in nested arrays and in structures, have strides; in private memory they need none
${matrices}
changed: {OpMemberDecorate %inner 0 MatrixStride 16 | in-a-structure:}
changed: {OpMemberDecorate %block 1 MatrixStride 8 | array-of-arrays:}
changed: {OpGroupMemberDecorate %strided %group_target 0 | grouped:}`,
  pairOf`layout-matrix-majorness/everywhere
matrices, alone, in nested arrays and in structures, are row-major or column-major
${matrices}
changed: {OpMemberDecorate %inner 0 ColMajor | in-a-structure:}
changed: {OpMemberDecorate %block 1 RowMajor | array-of-arrays:}
changed: {OpGroupMemberDecorate %group %group_target 0 | grouped:}`,
  pair(
    'layout-matrix-majorness',
    'push-constants',
    'a matrix and a run of matrices among push constants say their order',
    block(
      'PushConstant',
      `OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 MatrixStride 16
{OpMemberDecorate %block 0 RowMajor | matrix:}
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 1 MatrixStride 8
{OpMemberDecorate %block 1 ColMajor | array:}
OpDecorate %array ArrayStride 16`,
      '%array = OpTypeArray %float2x2 %uint_2\n%block = OpTypeStruct %float4x4 %array',
    ),
  ),
]
