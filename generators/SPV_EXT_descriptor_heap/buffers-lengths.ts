import { pairIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { heaps, inResources, slotOf } from './shared/pieces.ts'

const words = '%block_stride4_uint_runtime_array'

const found = `%slot = ${slotOf('buffer_StorageBuffer')}
%other_slot = ${slotOf('buffer_Uniform')}
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot
%uniform_data = OpBufferPointerEXT %untyped_pointer_Uniform %other_slot`

const storage = '= OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer'
const names = ['buffer', 'elements', 'uniform_buffer', 'bytes', 'plain', 'typed']

/** A shader with variables that are descriptors, or lack something that a storage buffer has. */
const variables = {
  ...heaps,
  interfaces: `${names.map((name) => `%${name}`).join(' ')} %unbound %unset %unnumbered`,
  annotations: `OpMemberDecorate %plain_block 0 Offset 0
OpDecorate %unset Binding 9
OpDecorate %unnumbered DescriptorSet 0
${bindingsOf(names)}`,
  declarations: `%plain_block = OpTypeStruct %stride4_uint_runtime_array
%blocks = OpTypeArray ${words} %uint_4
%buffer ${storage} ${words}
%elements ${storage} %blocks
%uniform_buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform ${words}
%bytes ${storage}
%plain ${storage} %plain_block
%typed = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
%unbound ${storage} ${words}
%unset ${storage} ${words}
%unnumbered ${storage} ${words}`,
}

const inVariables = pairIn(variables)

/** Pairs of the rules on pointers by which the length of a run-time array is asked for. */
export const pairs = [
  inResources`array-length-buffer-pointer-is-into-storage-buffer/heap
lengths are asked for of storage buffers that the resource heap describes
body: ${found}
%length = OpUntypedArrayLengthKHR %uint ${words} {%data | uniform: %uniform_data} 0
%again = OpUntypedArrayLengthKHR %uint ${words} {%data | uniform-again: %uniform_data} 0`,
  inResources`array-length-buffer-pointer-is-into-storage-buffer/on-the-way
a pointer from the heap is copied and taken through a chain without indexes
body: ${found}
%copied = OpCopyObject %untyped_pointer_StorageBuffer %data
%uniform_copied = OpCopyObject %untyped_pointer_Uniform %uniform_data
%chain = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer ${words} %data
%uniform_chain = OpUntypedAccessChainKHR %untyped_pointer_Uniform ${words} %uniform_data
%length = OpUntypedArrayLengthKHR %uint ${words} {%copied | uniform-copy: %uniform_copied} 0
%again = OpUntypedArrayLengthKHR %uint ${words} {%chain | uniform-chain: %uniform_chain} 0`,
  inVariables`array-length-variable-is-a-storage-buffer/variables
lengths are asked for of variables that are storage buffers
body: %length = OpUntypedArrayLengthKHR %uint ${words} {%buffer | uniform: %uniform_buffer | no-block: %plain
  | no-descriptor: %unbound | no-set: %unset | no-binding: %unnumbered} 0
%typed_length = OpUntypedArrayLengthKHR %uint ${words} {%typed | typed-no-block: %plain} 0
%any_length = OpUntypedArrayLengthKHR %uint ${words} %bytes 0`,
  inVariables`array-length-variable-is-a-storage-buffer/elements
lengths are asked for of elements of an array of blocks, and of copies
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %blocks %elements %uint_1
%copied = OpCopyObject %untyped_pointer_StorageBuffer %buffer
%copied_plain = OpCopyObject %untyped_pointer_StorageBuffer %plain
%copied_uniform = OpCopyObject %untyped_pointer_Uniform %uniform_buffer
%length = OpUntypedArrayLengthKHR %uint ${words} {%element | uniform: %copied_uniform} 0
%again = OpUntypedArrayLengthKHR %uint ${words} {%copied | no-block: %copied_plain} 0`,
]
