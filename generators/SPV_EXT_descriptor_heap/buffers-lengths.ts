import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'

const words = `OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

const types = `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words`

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
OpDecorateId %slots ArrayStrideIdEXT %size
OpDecorateId %uniform_slots ArrayStrideIdEXT %uniform_size
${words}`,
  declarations: `%in_heap = OpTypeUntypedPointerKHR UniformConstant
%heap = OpUntypedVariableKHR %in_heap UniformConstant
%to_storage = OpTypeUntypedPointerKHR StorageBuffer
%to_uniform = OpTypeUntypedPointerKHR Uniform
%storage = OpTypeBufferEXT StorageBuffer
%uniform = OpTypeBufferEXT Uniform
%size = OpConstantSizeOfEXT %uint %storage
%uniform_size = OpConstantSizeOfEXT %uint %uniform
%slots = OpTypeRuntimeArray %storage
%uniform_slots = OpTypeRuntimeArray %uniform
${types}`,
}

const found = `%slot = OpUntypedAccessChainKHR %in_heap %slots %heap %uint_2
%other_slot = OpUntypedAccessChainKHR %in_heap %uniform_slots %heap %uint_3
%data = OpBufferPointerEXT %to_storage %slot
%uniform_data = OpBufferPointerEXT %to_uniform %other_slot`

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
%plain_block = OpTypeStruct %words
%blocks = OpTypeArray %block %uint_4
%to_storage = OpTypeUntypedPointerKHR StorageBuffer
%to_uniform = OpTypeUntypedPointerKHR Uniform
%to_block = OpTypePointer StorageBuffer %block
%buffer = OpUntypedVariableKHR %to_storage StorageBuffer %block
%elements = OpUntypedVariableKHR %to_storage StorageBuffer %blocks
%uniform_buffer = OpUntypedVariableKHR %to_uniform Uniform %block
%bytes = OpUntypedVariableKHR %to_storage StorageBuffer
%plain = OpUntypedVariableKHR %to_storage StorageBuffer %plain_block
%typed = OpVariable %to_block StorageBuffer
%unbound = OpUntypedVariableKHR %to_storage StorageBuffer %block
%unset = OpUntypedVariableKHR %to_storage StorageBuffer %block
%unnumbered = OpUntypedVariableKHR %to_storage StorageBuffer %block`,
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
%copied = OpCopyObject %to_storage %data
%uniform_copied = OpCopyObject %to_uniform %uniform_data
%chain = OpUntypedAccessChainKHR %to_storage %block %data
%uniform_chain = OpUntypedAccessChainKHR %to_uniform %block %uniform_data
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
body: %element = OpUntypedAccessChainKHR %to_storage %blocks %elements %uint_1
%copied = OpCopyObject %to_storage %buffer
%copied_plain = OpCopyObject %to_storage %plain
%copied_uniform = OpCopyObject %to_uniform %uniform_buffer
%length = OpUntypedArrayLengthKHR %uint %block {%element | uniform: %copied_uniform} 0
%again = OpUntypedArrayLengthKHR %uint %block {%copied | no-block: %copied_plain} 0`,
]
