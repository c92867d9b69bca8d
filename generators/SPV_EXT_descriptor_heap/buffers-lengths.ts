import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'

const words = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

const types = `%block = OpTypeStruct %stride4_uint_runtime_array`

const capabilities = `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT`

const extensions = `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"`

/** A shader with pointers to the data of buffers in the resource heap. */
const heap = {
  capabilities,
  extensions,
  interfaces: '%heap',
  annotations: `OpDecorate %heap BuiltIn ResourceHeapEXT
OpDecorateId %storage_runtime_array ArrayStrideIdEXT %size
OpDecorateId %uniform_runtime_array ArrayStrideIdEXT %uniform_size
${words}`,
  declarations: `%heap = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant
%storage = OpTypeBufferEXT StorageBuffer
%uniform = OpTypeBufferEXT Uniform
%size = OpConstantSizeOfEXT %uint %storage
%uniform_size = OpConstantSizeOfEXT %uint %uniform
${types}`,
}

const found = `%slot = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %storage_runtime_array %heap %uint_2
%other_slot = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %uniform_runtime_array %heap %uint_3
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot
%uniform_data = OpBufferPointerEXT %untyped_pointer_Uniform %other_slot`

const names = ['buffer', 'elements', 'uniform_buffer', 'bytes', 'plain', 'typed']

/** A shader with variables that are descriptors, or lack something that a storage buffer has. */
const variables = {
  capabilities,
  extensions,
  interfaces: `${names.map((name) => `%${name}`).join(' ')} %unbound %unset %unnumbered`,
  annotations: `${words}
OpMemberDecorate %plain_block 0 Offset 0
OpDecorate %unset Binding 9
OpDecorate %unnumbered DescriptorSet 0
${bindingsOf(names)}`,
  declarations: `${types}
%plain_block = OpTypeStruct %stride4_uint_runtime_array
%blocks = OpTypeArray %block %uint_4
%buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%elements = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %blocks
%uniform_buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block
%bytes = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer
%plain = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %plain_block
%typed = OpVariable %pointer_StorageBuffer_block StorageBuffer
%unbound = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%unset = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%unnumbered = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block`,
}

/** Pairs of the rules on pointers by which the length of a run-time array is asked for. */
export const pairs = [
  pairOf`array-length-buffer-pointer-is-into-storage-buffer/heap
lengths are asked for of storage buffers that the resource heap describes
${heap}
body: ${found}
%length = OpUntypedArrayLengthKHR %uint %block {%data | uniform: %uniform_data} 0
%again = OpUntypedArrayLengthKHR %uint %block {%data | uniform-again: %uniform_data} 0`,
  pairOf`array-length-buffer-pointer-is-into-storage-buffer/on-the-way
a pointer from the heap is copied and taken through a chain without indexes
${heap}
body: ${found}
%copied = OpCopyObject %untyped_pointer_StorageBuffer %data
%uniform_copied = OpCopyObject %untyped_pointer_Uniform %uniform_data
%chain = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %block %data
%uniform_chain = OpUntypedAccessChainKHR %untyped_pointer_Uniform %block %uniform_data
%length = OpUntypedArrayLengthKHR %uint %block {%copied | uniform-copy: %uniform_copied} 0
%again = OpUntypedArrayLengthKHR %uint %block {%chain | uniform-chain: %uniform_chain} 0`,
  pairOf`array-length-variable-is-a-storage-buffer/variables
lengths are asked for of variables that are storage buffers
${variables}
body: %length = OpUntypedArrayLengthKHR %uint %block {%buffer | uniform: %uniform_buffer  | no-block: %plain | no-descriptor: %unbound | no-set: %unset
  | no-binding: %unnumbered} 0
%typed_length = OpUntypedArrayLengthKHR %uint %block {%typed | typed-no-block: %plain} 0
%any_length = OpUntypedArrayLengthKHR %uint %block %bytes 0`,
  pairOf`array-length-variable-is-a-storage-buffer/elements
lengths are asked for of elements of an array of blocks, and of copies
${variables}
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %blocks %elements %uint_1
%copied = OpCopyObject %untyped_pointer_StorageBuffer %buffer
%copied_plain = OpCopyObject %untyped_pointer_StorageBuffer %plain
%copied_uniform = OpCopyObject %untyped_pointer_Uniform %uniform_buffer
%length = OpUntypedArrayLengthKHR %uint %block {%element | uniform: %copied_uniform} 0
%again = OpUntypedArrayLengthKHR %uint %block {%copied | no-block: %copied_plain} 0`,
]
