import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, untypedPointers } from '../pairs/pieces.ts'

const shader = {
  ...untypedPointers,
  capabilities: `${untypedPointers.capabilities}\nOpCapability RuntimeDescriptorArray`,
  interfaces: '%descriptors %twins %one %bytes %typed %typed_one %many',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %other Block
OpMemberDecorate %other 0 Offset 0
OpMemberDecorate %laid_out 0 Offset 0
OpDecorate %words ArrayStride 4
${bindingsOf(['descriptors', 'twins', 'one', 'bytes', 'typed', 'typed_one', 'many'])}`,
  declarations: `%block = OpTypeStruct %uint
%other = OpTypeStruct %float
%laid_out = OpTypeStruct %uint
%words = OpTypeArray %uint %uint_4
%blocks = OpTypeArray %block %uint_4
%same_blocks = OpTypeArray %block %uint_4
%two_blocks = OpTypeArray %block %uint_2
%other_blocks = OpTypeArray %other %uint_4
%arrays_of_blocks = OpTypeArray %blocks %uint_2
%any_blocks = OpTypeRuntimeArray %block
%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%to_blocks = OpTypePointer StorageBuffer %blocks
%to_block = OpTypePointer StorageBuffer %block
%descriptors = OpUntypedVariableKHR %to_buffer StorageBuffer %blocks
%twins = OpUntypedVariableKHR %to_buffer StorageBuffer %blocks
%one = OpUntypedVariableKHR %to_buffer StorageBuffer %block
%bytes = OpUntypedVariableKHR %to_buffer StorageBuffer
%typed = OpVariable %to_blocks StorageBuffer
%typed_one = OpVariable %to_block StorageBuffer
%many = OpUntypedVariableKHR %to_buffer StorageBuffer %any_blocks`,
}

/** Before 1.3 storage buffers are blocks of another kind in Uniform. */
const older = {
  ...untypedPointers,
  annotations: `OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['descriptors', 'one'])}`,
  declarations: `%block = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_4
%same_blocks = OpTypeArray %block %uint_4
%to_uniform = OpTypeUntypedPointerKHR Uniform
%descriptors = OpUntypedVariableKHR %to_uniform Uniform %blocks
%one = OpUntypedVariableKHR %to_uniform Uniform %block`,
}

/** Pairs of the rules on arrays of blocks, through which descriptors are indexed. */
export const pairs = [
  pairOf`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/untyped-variable
an array of blocks is walked from the untyped variable that is one
${shader}
body: %element = OpUntypedAccessChainKHR %to_buffer %blocks {%descriptors | one-block: %one
  | no-data-type: %bytes | one-typed-block: %typed_one} %uint_1 %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %to_buffer %blocks {%twins | chain: %element
  | in-bounds-of-one-block: %one | in-bounds-of-nothing: %bytes}`,
  pairOf`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/same-array
an array of blocks is walked as the type that the variable has, not as one like it
${shader}
body: %element = OpUntypedAccessChainKHR %to_buffer {%blocks | same-array: %same_blocks
  | shorter: %two_blocks | of-other-blocks: %other_blocks | run-time-array: %any_blocks
  | array-of-arrays: %arrays_of_blocks} %descriptors %uint_1
%next = OpUntypedInBoundsAccessChainKHR %to_buffer {%blocks | same-array-in-bounds: %same_blocks
  | of-a-typed-variable: %two_blocks} %typed %uint_1`,
  pairOf`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/run-time-array
a run-time array of blocks is walked from the variable that is one
${shader}
body: %element = OpUntypedAccessChainKHR %to_buffer {%any_blocks | array: %blocks} %many %uint_7
%next = OpUntypedInBoundsAccessChainKHR %to_buffer %any_blocks {%many | no-data-type: %bytes
  | element: %element | typed-array: %typed} %uint_1`,
  pairOf`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/parameter
a function is called with a variable and walks one block, or what lies in it
${shader}
declarations: ${shader.declarations}
%of_buffer = OpTypeFunction %void %to_buffer
before: %work = OpFunction %void None %of_buffer
%buffer = OpFunctionParameter %to_buffer
%begin = OpLabel
%element = OpUntypedAccessChainKHR %to_buffer {%block | array: %blocks} %buffer %uint_0
%member = OpUntypedAccessChainKHR %to_buffer {%words | array-of-other-blocks: %other_blocks}
  %buffer %uint_0
OpReturn
OpFunctionEnd`,
  pairOf`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/buffer-blocks in spv1.0, spv1.2
the same is so of blocks with BufferBlock
${older}
entryPoints: OpEntryPoint GLCompute %main "main"
body: %element = OpUntypedAccessChainKHR %to_uniform {%blocks | same-array: %same_blocks}
  %descriptors %uint_1
%part = OpUntypedInBoundsAccessChainKHR %to_uniform {%block | array: %blocks} %one %uint_0`,
  pairOf`variable-of-an-array-of-blocks-is-walked-from-its-data-type/untyped-variable
a variable that is an array of blocks is walked as that array
${shader}
body: %element = OpUntypedAccessChainKHR %to_buffer {%blocks | block: %block | words: %words
  | laid-out: %laid_out} %descriptors %uint_0
%next = OpUntypedInBoundsAccessChainKHR %to_buffer {%any_blocks | block-of-many: %block
  | words-of-many: %words} %many %uint_0
%last = OpUntypedAccessChainKHR %to_buffer {%block | through-the-variable: %words} {%element
  | through-the-variable: %twins} %uint_0
%nothing = OpUntypedInBoundsAccessChainKHR %to_buffer {%blocks | scalar: %uint | vector: %uint4}
  %twins`,
  pairOf`variable-of-an-array-of-blocks-is-walked-from-its-data-type/typed-variable
a typed variable that points to an array of blocks is walked as that array
${shader}
body: %element = OpUntypedAccessChainKHR %to_buffer {%blocks | block: %block | words: %words} %typed
  %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %to_buffer {%blocks | laid-out: %laid_out | scalar: %uint}
  %typed
%one_of_them = OpUntypedAccessChainKHR %to_buffer {%words | of-an-array: %other} {%typed_one
  | of-an-array: %typed} %uint_0`,
  pairOf`variable-of-an-array-of-blocks-is-walked-from-its-data-type/buffer-blocks in spv1.0, spv1.2
the same is so of blocks with BufferBlock
${older}
entryPoints: OpEntryPoint GLCompute %main "main"
body: %element = OpUntypedAccessChainKHR %to_uniform {%blocks | block: %block} %descriptors %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %to_uniform {%blocks | scalar: %uint} %descriptors`,
]
