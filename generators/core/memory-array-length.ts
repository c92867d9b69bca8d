import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'

const buffer = {
  annotations: `%block Block, 0 Offset 0, 1 Offset 16
%uint4_runtime_array ArrayStride 16
${bindingOf('buffer')}`,
  declarations: `%block = OpTypeStruct %uint4 %uint4_runtime_array
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer`,
}

const two = {
  capabilities: 'Shader VariablePointers',
  annotations: `${buffer.annotations}
${bindingOf('variable_StorageBuffer_block', 1)}`,
  declarations: `${buffer.declarations}`,
}

const lengthOf = 'OpArrayLength %uint %buffer 1'

/** Pairs of the rules on OpArrayLength. */
export const pairs = [
  pairOf`array-length-result-type/of-32-bits
the length is an unsigned integer of 32 bits, wide integers are at hand
${buffer}
body: %length = ${lengthOf}
changed: OpArrayLength {%uint | signed: %int | of-64-bits: %ulong | of-16-bits: %ushort | float: %float
  | vector: %uint2} %buffer 1`,
  pairOf`array-length-result-type/of-64-bits
with 64-bit indexing the length may be of 64 bits
${buffer}
capabilities: Shader Int64 Int16 Shader64BitIndexingEXT
extensions: OpExtension "SPV_EXT_shader_64bit_indexing"
body: %wide_length = OpArrayLength %ulong %buffer 1
%length = ${lengthOf}
changed: OpArrayLength {%uint | signed-of-64-bits: %long | of-16-bits: %ushort} %buffer 1`,
  pairOf`array-length-structure/of-a-block
only one of the blocks ends in a run-time array
annotations: ${buffer.annotations}
${bindingOf('fixed_buffer', 1)}
%first_block Block, 0 Offset 16, 1 Offset 0
declarations: ${buffer.declarations}
%first_block = OpTypeStruct %uint4_runtime_array %uint4
%fixed_buffer = OpVariable %pointer_StorageBuffer_block_uint4_and_stride16_uint4s StorageBuffer
body: %all = OpAccessChain %pointer_StorageBuffer_uint4_runtime_array %buffer %uint_1
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | of-the-array: %all | ends-in-a-fixed-array: %fixed_buffer
  | run-time-array-first: %variable_StorageBuffer_first_block_bound_2 | of-a-number: %uint_1} 1`,
  pairOf`array-length-structure/nested
the structure is the last member of the block, reached by a chain
annotations: %block Block
%structure_uint4_and_stride16_uint4_runtime_array %block 0 Offset 0, 1 Offset 16
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint4 %structure_uint4_and_stride16_uint4_runtime_array
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %inner = OpAccessChain %pointer_StorageBuffer_structure_uint4_and_stride16_uint4_runtime_array %buffer %uint_1
%vector = OpAccessChain %pointer_StorageBuffer_uint4 %buffer %uint_0
%length = OpArrayLength %uint {%inner | of-the-outer-structure: %buffer | of-a-vector: %vector} 1`,
  pairOf`array-length-structure/copied-pointer
a copy of the pointer will do, what it points to will not
${buffer}
annotations: ${buffer.annotations}
body: %copy = OpCopyObject %pointer_StorageBuffer_block %buffer
%length = OpArrayLength %uint {%copy 1 | a-type: %pointer_StorageBuffer_block 1 | a-structure: %a_block_uint 0}`,
  pairOf`array-length-member/of-two-members
the second member is the last of two
${buffer}
body: %length = ${lengthOf}
changed: OpArrayLength %uint %buffer {1 | first: 0 | behind-the-last: 2 | far-behind: 0xffffffff}`,
  pairOf`array-length-member/of-one-member
the first member is the last of one
annotations: ${bindingOf('buffer')}
declarations: %buffer = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
body: %length = OpArrayLength %uint %buffer {0 | behind-the-last: 1}`,
  pairOf`array-length-no-variable-pointer/beside-variable-pointers
variable pointers to blocks are at hand, lengths are asked of the variables
${two}
before: %pointer_StorageBuffer_block %choose()
OpReturnValue %variable_StorageBuffer_block
body: OpStore %variable_Function_pointer_StorageBuffer_block %buffer
%loaded = OpLoad %pointer_StorageBuffer_block %variable_Function_pointer_StorageBuffer_block
%chosen = OpFunctionCall %pointer_StorageBuffer_block %choose
%selected = OpSelect %pointer_StorageBuffer_block %true %buffer %variable_StorageBuffer_block
%copy = OpCopyObject %pointer_StorageBuffer_block %selected
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | selected-pointer: %selected | copy-of-a-selected-pointer: %copy
  | loaded-pointer: %loaded | returned-pointer: %chosen | null-pointer: %null_pointer_StorageBuffer_block} 1`,
  pairOf`array-length-no-variable-pointer/phi
where paths meet, the length is asked of a variable, not of the pointer that they chose
${two}
body: [%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge: %phi = OpPhi %pointer_StorageBuffer_block %buffer %entry %variable_StorageBuffer_block %then
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | phi: %phi} 1`,
  pairOf`array-length-no-variable-pointer/parameter
a helper asks the length through its parameter, which only variables are passed to
${two}
before: %uint %helper(%pointer_StorageBuffer_block %parameter)
%length = OpArrayLength %uint %parameter 1
OpReturnValue %length
body: %selected = OpSelect %pointer_StorageBuffer_block %true %buffer %variable_StorageBuffer_block
%first = OpFunctionCall %uint %helper %buffer
%second = OpFunctionCall %uint %helper {%variable_StorageBuffer_block | selected-pointer-passed: %selected}`,
]
