import { pairIn, pairOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { buffersOf, inKind, noPointer } from './shared/pieces.ts'

const words = '%block_stride4_uint_runtime_array'
const counted = '%block_uint_and_stride4_uint_runtime_array'

const inBuffers = pairIn(buffersOf(counted))

/** Structures that are not fit to be measured, beside one that is. */
const inStructures = tagIn(buffersOf(words))`+annotations: %bare %outer 0 Offset 0
%ends_in_one 0 Offset 0, Block
%empty Block
%before_the_last Block, 0 Offset 16, 1 Offset 0
+declarations: %bare = OpTypeStruct %stride4_uint_runtime_array
%elements = OpTypeRuntimeArray %block_uint
%outer = OpTypeStruct %elements
%ends_in_one = OpTypeStruct %bare
%empty = OpTypeStruct
%before_the_last = OpTypeStruct %stride4_uint_runtime_array %uint
%blocks = OpTypeArray ${words} %uint_2
%undefined = OpUndef ${words}`

/** Arrays of descriptors: how long they are, and the capability and extension that it takes. */
const arrays = [
  ['of-four', 'OpTypeArray %block %uint_4', '', ''],
  ['of-any-length', 'OpTypeRuntimeArray %block', 'RuntimeDescriptorArray', 'descriptor_indexing'],
] as const

/** Pointers with the value of a descriptor, by the way that they come from it. */
const values = rowsOf(`
itself | | %untyped
typed | | %typed
copied | %copy = OpCopyObject %untyped_pointer_StorageBuffer %untyped | %copy
typed-copied | %copy = OpCopyObject %to_block %typed | %copy
through-a-chain | %copy = OpCopyObject %untyped_pointer_StorageBuffer %untyped; \
%chain = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer ${counted} %copy | %chain
typed-through-a-chain | %chain = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer ${counted} %typed | %chain`)

/** Pairs of the rules on `OpUntypedArrayLengthKHR`. */
export const pairs = [
  inBuffers`array-length-result-type-is-an-unsigned-32-bit-integer/storage-buffer
the length is an unsigned integer of 32 bits, whatever is made of it
body: %length = OpUntypedArrayLengthKHR {%uint | signed: %int | 64-bits: %ulong | 16-bits: %ushort | floating-point: %float
  | vector: %uint2 | structure: ${counted}} ${counted} %untyped 1
%other = OpUntypedArrayLengthKHR %uint ${counted} %untyped 1
%less = OpULessThan %bool %uint_1 %other
%signed = OpBitcast %int %other
%wide = OpUConvert %ulong %other
%number = OpConvertUToF %float %other`,
  inStructures`array-length-structure-is-a-structure-type/storage-buffer
one buffer is measured as several structures, with elements of several sizes
body: %in_words = OpUntypedArrayLengthKHR %uint {${words} | run-time-array: %stride4_uint_runtime_array | array-of-it: %blocks
  | integer: %uint | constant: %uint_1 | undef: %undefined | pointer: %untyped
  | pointer-type: %untyped_pointer_StorageBuffer} %untyped 0
%in_pairs = OpUntypedArrayLengthKHR %uint %block_stride8_float2_runtime_array %untyped 0
%in_vectors = OpUntypedArrayLengthKHR %uint {%block_stride16_float4_runtime_array | type-of-a-typed-pointer: %to_block} %typed 0`,
  inStructures`array-length-structure-is-a-block/storage-buffer: the structure is a block
body: %length = OpUntypedArrayLengthKHR %uint {${words} | not-decorated: %bare | blocks-inside: %outer} %untyped 0
%other = OpUntypedArrayLengthKHR %uint {${words} | typed-not-decorated: %bare | typed-blocks-inside: %outer} %typed 0`,
  pairOf`array-length-structure-is-a-block/uniform in spv1.3
the structure is a block, though a typed pointer may point to a BufferBlock
${buffersOf('%buffer', 'Uniform')}
annotations: ${bindingsOf(['untyped', 'typed'])}
%buffer BufferBlock, 0 Offset 0
%other_block {Block | decorated-as-a-buffer-block: BufferBlock}, 0 Offset 0
interfaces:
declarations: %buffer = OpTypeStruct %stride4_uint_runtime_array
%other_block = OpTypeStruct %stride4_uint_runtime_array
${buffersOf('%buffer', 'Uniform').declarations}
body: %length = OpUntypedArrayLengthKHR %uint {${words} | buffer-block: %buffer} %untyped 0
%other = OpUntypedArrayLengthKHR %uint {${words} | typed-buffer-block: %buffer} %typed 0
%another = OpUntypedArrayLengthKHR %uint %other_block %untyped 0`,
  inKind.shader`array-length-structure-is-a-block/group: the structure is a block by a group
annotations: ${bindingOf('data')}
%group = [Block] %structure
%structure %bare 0 Offset 0
declarations: %structure = OpTypeStruct %stride4_uint_runtime_array
%bare = OpTypeStruct %stride4_uint_runtime_array
%data = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer ${words}
body: %length = OpUntypedArrayLengthKHR %uint {%structure | not-in-the-group: %bare} %data 0`,
  inStructures`array-length-structure-ends-in-a-run-time-array/storage-buffer
the structure ends in a run-time array, its only member or not
body: %length = OpUntypedArrayLengthKHR %uint {${words} | integer: %block_uint | array-of-a-length: %block_stride4_uint_array4
  | array-of-one: %block_stride4_uint_array1 | structure-that-ends-in-one: %ends_in_one | no-member: %empty
  | run-time-array-before-the-last: %before_the_last} %untyped {0 | run-time-array-before-the-last: 1}
%longs = OpUntypedArrayLengthKHR %uint %block_ulong_and_stride8_ulong_runtime_array %untyped 1
%vectors = OpUntypedArrayLengthKHR %uint {%block_stride16_float3_runtime_array
  | typed-integer: %block_uint | typed-array-of-a-length: %block_stride4_uint_array4} %typed 0`,
  inBuffers`array-length-pointer-is-a-pointer/storage-buffer in spv1.3, spv1.6
the pointer is a pointer of either kind
interfaces:
body: %length = OpUntypedArrayLengthKHR %uint ${counted} {%untyped | ${noPointer} | the-structure: ${counted}} 1
%other = OpUntypedArrayLengthKHR %uint ${counted} {%typed | typed-integer: %uint_1 | its-type: %to_block} 1`,
  ...arrays.flatMap(([length, array, capability, extension]) =>
    (['constant', 'computed'] as const).map((index) => {
      const [made, at] =
        index === 'constant' ? ['', '%uint_2'] : ['%two = OpIAdd %uint %uint_1 %uint_1', '%two']
      return inKind.shader`array-length-pointer-is-a-pointer/element-${length}-${index}
the pointer is an element of an array of blocks
+capabilities: ${capability} ${index === 'constant' ? '' : 'StorageBufferArrayDynamicIndexing'}
+extensions: ${extension && `OpExtension "SPV_EXT_${extension}"`}
annotations: ${bindingsOf(['untyped', 'typed'])}
%block Block, 0 Offset 0
declarations: %block = OpTypeStruct %stride16_float4_runtime_array
%array = ${array}
%untyped = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %array
%typed = OpVariable %pointer_StorageBuffer_array StorageBuffer
body: ${made}
%element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %array %untyped ${at}
%of_typed = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer %array %typed ${at}
%typed_element = OpAccessChain %pointer_StorageBuffer_block %typed ${at}
%one = OpUntypedArrayLengthKHR %uint %block {%element | integer: ${at}} 0
%two_of_typed = OpUntypedArrayLengthKHR %uint %block %of_typed 0
%three = OpUntypedArrayLengthKHR %uint %block {%typed_element | floating-point: %float_1} 0`
    }),
  ),
  ...values.map(([name = '', made = '', pointer]) => {
    const [decorated, other] = name.startsWith('typed')
      ? ['typed', 'untyped']
      : ['untyped', 'typed']
    return inBuffers`array-length-variable-is-a-descriptor/${name}
the pointer is a descriptor, or comes from it without a change of value
annotations: {OpDecorate %${decorated} DescriptorSet 0 | set-missing:}
{OpDecorate %${decorated} Binding 0 | binding-missing:}
${bindingOf(other, 1)}
body: ${made.replace('; ', '\n')}
%length = OpUntypedArrayLengthKHR %uint ${counted} ${pointer} 1`
  }),
  inBuffers`array-length-variable-is-a-descriptor/copied-from-another: the pointer is a copy of a descriptor
interfaces: %untyped %typed { | of-no-descriptor: %bare}
+declarations: { | of-no-descriptor: %bare = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer ${counted}}
body: %copy = OpCopyObject %untyped_pointer_StorageBuffer {%untyped | of-no-descriptor: %bare}
%length = OpUntypedArrayLengthKHR %uint ${counted} %copy 1`,
  inBuffers`array-length-variable-is-a-descriptor/in-a-function: a function measures a descriptor
annotations: {OpDecorate %untyped DescriptorSet 0 | set-missing:}
{OpDecorate %untyped Binding 0 | binding-missing:}
${bindingOf('typed', 1)}
body: %measured = OpFunctionCall %uint %measure
after: %uint %measure()
%length = OpUntypedArrayLengthKHR %uint ${counted} %untyped 1
OpReturnValue %length`,
  ...(['untyped', 'typed'] as const).map(
    (kind) => inBuffers`array-length-member-is-the-last/bounds-of-${kind}
a shader stores after a counter where the index is less than the length of the array
body: %length = OpUntypedArrayLengthKHR %uint ${counted} %${kind} {1 | first: 0 | number-of-members: 2 | one-more: 3
  | greatest-number: 4294967295}
%counter = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer ${counted} %${kind} %uint_0
%count = OpLoad %uint %counter
%condition = OpULessThan %bool %count %length
[%merge] OpBranchConditional %condition %inside %merge
%inside: %reached = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer ${counted} %${kind} %uint_1 %count
OpStore %reached %uint_1
-> %merge:`,
  ),
  inBuffers`array-length-member-is-the-last/another-block in spv1.0, spv1.6
the last of three members is measured in a buffer that is another block
+extensions: OpExtension "SPV_KHR_storage_buffer_storage_class"
interfaces:
body: %length = OpUntypedArrayLengthKHR %uint %block_uint_and_uint_and_stride4_float_runtime_array %untyped {2 | first: 0
  | last-but-one: 1 | number-of-members: 3 | greatest-number: 4294967295}`,
]
