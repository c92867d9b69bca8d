import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'

const buffer = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %elements ArrayStride 16
${bindingOf('buffer')}`,
  declarations: `%elements = OpTypeRuntimeArray %uint4
%block = OpTypeStruct %uint4 %elements
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer`,
}

const two = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %other',
  annotations: `${buffer.annotations}
${bindingOf('other', 1)}`,
  declarations: `${buffer.declarations}
%other = OpVariable %pointer StorageBuffer`,
}

const lengthOf = 'OpArrayLength %uint %buffer 1'

/** Pairs of the rules on OpArrayLength. */
export const pairs = [
  pairOf`array-length-result-type/of-32-bits
the length is an unsigned integer of 32 bits, wide integers are at hand
${buffer}
capabilities: OpCapability Shader
OpCapability Int64
OpCapability Int16
declarations: %ushort = OpTypeInt 16 0
${buffer.declarations}
body: %length = ${lengthOf}
changed: OpArrayLength {%uint | signed: %int | of-64-bits: %ulong | of-16-bits: %ushort | float: %float
  | vector: %uint2} %buffer 1`,
  pairOf`array-length-result-type/of-64-bits
with 64-bit indexing the length may be of 64 bits
${buffer}
capabilities: OpCapability Shader
OpCapability Int64
OpCapability Int16
OpCapability Shader64BitIndexingEXT
extensions: OpExtension "SPV_EXT_shader_64bit_indexing"
declarations: %ushort = OpTypeInt 16 0
${buffer.declarations}
body: %wide_length = OpArrayLength %ulong %buffer 1
%length = ${lengthOf}
changed: OpArrayLength {%uint | signed-of-64-bits: %long | of-16-bits: %ushort} %buffer 1`,
  pairOf`array-length-structure/of-a-block
only one of the blocks ends in a run-time array
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %fixed_buffer %first_buffer
annotations: ${buffer.annotations}
OpDecorate %fixed ArrayStride 16
OpDecorate %fixed_block Block
OpMemberDecorate %fixed_block 0 Offset 0
OpMemberDecorate %fixed_block 1 Offset 16
${bindingOf('fixed_buffer', 1)}
OpDecorate %first_block Block
OpMemberDecorate %first_block 0 Offset 16
OpMemberDecorate %first_block 1 Offset 0
${bindingOf('first_buffer', 2)}
declarations: ${buffer.declarations}
%fixed = OpTypeArray %uint4 %uint_2
%fixed_block = OpTypeStruct %uint4 %fixed
%first_block = OpTypeStruct %elements %uint4
%to_elements = OpTypePointer StorageBuffer %elements
%to_fixed_block = OpTypePointer StorageBuffer %fixed_block
%to_first_block = OpTypePointer StorageBuffer %first_block
%fixed_buffer = OpVariable %to_fixed_block StorageBuffer
%first_buffer = OpVariable %to_first_block StorageBuffer
body: %all = OpAccessChain %to_elements %buffer %uint_1
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | of-the-array: %all | ends-in-a-fixed-array: %fixed_buffer
  | run-time-array-first: %first_buffer | of-a-number: %uint_1} 1`,
  pairOf`array-length-structure/nested
the structure is the last member of the block, reached by a chain
${buffer}
annotations: OpDecorate %block Block
OpMemberDecorate %nested 0 Offset 0
OpMemberDecorate %nested 1 Offset 16
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %elements ArrayStride 16
${bindingOf('buffer')}
declarations: %elements = OpTypeRuntimeArray %uint4
%nested = OpTypeStruct %uint4 %elements
%block = OpTypeStruct %uint4 %nested
%pointer = OpTypePointer StorageBuffer %block
%to_nested = OpTypePointer StorageBuffer %nested
%to_vector = OpTypePointer StorageBuffer %uint4
%buffer = OpVariable %pointer StorageBuffer
body: %inner = OpAccessChain %to_nested %buffer %uint_1
%vector = OpAccessChain %to_vector %buffer %uint_0
%length = OpArrayLength %uint {%inner | of-the-outer-structure: %buffer | of-a-vector: %vector} 1`,
  pairOf`array-length-structure/copied-pointer
a copy of the pointer will do, what it points to will not
${buffer}
annotations: ${buffer.annotations}
OpMemberDecorate %plain_block 0 Offset 0
OpDecorate %plain_block Block
declarations: ${buffer.declarations}
%plain_block = OpTypeStruct %uint
%undefined = OpUndef %plain_block
body: %copy = OpCopyObject %pointer %buffer
%length = OpArrayLength %uint {%copy 1 | a-type: %pointer 1 | a-structure: %undefined 0}`,
  pairOf`array-length-member/of-two-members
the second member is the last of two
${buffer}
body: %length = ${lengthOf}
changed: OpArrayLength %uint %buffer {1 | first: 0 | behind-the-last: 2 | far-behind: 0xffffffff}`,
  pairOf`array-length-member/of-one-member
the first member is the last of one
${buffer}
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
${bindingOf('buffer')}
declarations: %elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer
body: %length = OpArrayLength %uint %buffer {0 | behind-the-last: 1}`,
  pairOf`array-length-no-variable-pointer/beside-variable-pointers
variable pointers to blocks are at hand, lengths are asked of the variables
${two}
declarations: ${two.declarations}
%holder = OpTypePointer Function %pointer
%null = OpConstantNull %pointer
%no_parameters = OpTypeFunction %pointer
before: %choose = OpFunction %pointer None %no_parameters
%begin = OpLabel
OpReturnValue %other
OpFunctionEnd
body: %held = OpVariable %holder Function
OpStore %held %buffer
%loaded = OpLoad %pointer %held
%chosen = OpFunctionCall %pointer %choose
%selected = OpSelect %pointer %true %buffer %other
%copy = OpCopyObject %pointer %selected
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | selected-pointer: %selected | copy-of-a-selected-pointer: %copy
  | loaded-pointer: %loaded | returned-pointer: %chosen | null-pointer: %null} 1`,
  pairOf`array-length-no-variable-pointer/phi
where paths meet, the length is asked of a variable, not of the pointer that they chose
${two}
body: OpSelectionMerge %merge None
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
%phi = OpPhi %pointer %buffer %entry %other %then
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | phi: %phi} 1`,
  pairOf`array-length-no-variable-pointer/parameter
a helper asks the length through its parameter, which only variables are passed to
${two}
declarations: ${two.declarations}
%takes_pointer = OpTypeFunction %uint %pointer
before: %helper = OpFunction %uint None %takes_pointer
%parameter = OpFunctionParameter %pointer
%begin = OpLabel
%length = OpArrayLength %uint %parameter 1
OpReturnValue %length
OpFunctionEnd
body: %selected = OpSelect %pointer %true %buffer %other
%first = OpFunctionCall %uint %helper %buffer
%second = OpFunctionCall %uint %helper {%other | selected-pointer-passed: %selected}`,
]
