import { pairIn, pairOf, tagIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  decorated,
  descriptors,
  environmentsOf,
  heaps,
  ids,
  inHeaps,
  inVersion,
  onEach,
  slotOf,
  throughGroup,
} from './shared/pieces.ts'

const storage = `%slot = ${slotOf('buffer_StorageBuffer')}`

/** Types of pointers to the data of buffers. */
const pointers = {
  'anything-strided': '%stride256_untyped_pointer_Uniform',
  block: '%pointer_Uniform_block_uint',
  'block-with-run-time-array': '%pointer_StorageBuffer_block_uint_and_stride4_float_runtime_array',
  structure: '%pointer_Uniform_structure',
  'strided-integer': '%stride256_pointer_StorageBuffer_uint',
  vector: '%pointer_StorageBuffer_float4',
  array: '%pointer_StorageBuffer_stride4_uint_array8',
} as const

/** Accesses to the data: version, storage class, the opcode of chains and the pointer type, and what is done. */
const accesses = [
  [6, 'StorageBuffer', 'untyped', ''],
  [6, 'StorageBuffer', 'typed', ''],
  [6, 'Uniform', 'untyped', ''],
  [0, 'StorageBuffer', 'untyped', '%value = OpLoad %uint %member'],
  [3, 'StorageBuffer', 'typed', 'OpStore %member %uint_9'],
  [4, 'Uniform', 'typed', '%value = OpLoad %uint %member'],
  [1, 'StorageBuffer', 'untyped', '%value = OpAtomicIAdd %uint %member %uint_1 %uint_0 %uint_1'],
  [2, 'Uniform', 'untyped', '%copy = OpCopyObject %untyped_pointer_Uniform %data'],
] as const

/** Storage classes in which the data of buffers is not: those that a Vulkan module may name in pointers, and others. */
const untyped = ['UniformConstant', 'PushConstant', 'Image']
const typed = [...untyped, 'Workgroup', 'Input', 'Output', 'Private', 'Function']
const elsewhere = [
  ...untyped.map((each) => `%untyped_pointer_${each}`),
  ...typed.map((each) => `%pointer_${each}_uint`),
]
const unlikely = `%untyped_pointer_Input %untyped_pointer_Output %untyped_pointer_Private
  %untyped_pointer_Function %untyped_pointer_CrossWorkgroup %untyped_pointer_Workgroup
  %pointer_CrossWorkgroup_uint`

/** Storage classes in which buffers are not, each a way. */
const otherClasses = [...typed, 'CrossWorkgroup'].map((each) => ` | ${hyphened(each)}: ${each}`)

function dataIn(storageClass: string, type = `%untyped_pointer_${storageClass}`): string {
  return `%slot = ${slotOf(`buffer_${storageClass}`)}
%data = OpBufferPointerEXT ${type} %slot`
}

/** Rules on decorations that are permitted, the decoration, the storage class, a result type, and the route. */
const permitted = [
  ['is-a-memory-object-declaration', 'Restrict', 'StorageBuffer', undefined, 'direct'],
  ['is-a-memory-object-declaration', 'Aliased', 'Uniform', undefined, 'group'],
  ['is-a-memory-object-declaration', 'Volatile', 'StorageBuffer', undefined, 'group'],
  ['is-a-memory-object-declaration', 'Coherent', 'Uniform', undefined, 'direct'],
  ['may-be-non-readable', 'NonReadable', 'StorageBuffer', undefined, 'direct'],
  ['may-be-non-readable', 'NonReadable', 'Uniform', '%pointer_Uniform_block_uint', 'group'],
] as const

/** Result types of pointers that are NonWritable. */
const unwritten = {
  untyped: ['%untyped_pointer_StorageBuffer', 'direct'],
  block: ['%pointer_StorageBuffer_block_uint', 'group'],
  'run-time-array': ['%pointer_StorageBuffer_stride4_uint_runtime_array', 'direct'],
} as const

const nonWritable = 'OpDecorate TARGET NonWritable'

/** The decoration of pointers to the data of uniform buffers. */
const onUniform = `${onEach(nonWritable, ['%uniform', '%typed'])}
{ | through-a-group: ${throughGroup(nonWritable, '%uniform')}}`

const words = '%block_stride4_uint_runtime_array'

const found = `%slot = ${slotOf('buffer_StorageBuffer')}
%other_slot = ${slotOf('buffer_Uniform')}
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot
%uniform_data = OpBufferPointerEXT %untyped_pointer_Uniform %other_slot`

const intoStorage = '= OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer'
const names = ['buffer', 'elements', 'uniform_buffer', 'bytes', 'plain', 'typed']

/** A shader with variables that are descriptors, or lack something that a storage buffer has. */
const inVariables = tagIn(heaps)`annotations: %plain_block 0 Offset 0
%unset Binding 9
%unnumbered DescriptorSet 0
${bindingsOf(names)}
declarations: %plain_block = OpTypeStruct %stride4_uint_runtime_array
%blocks = OpTypeArray ${words} %uint_4
%buffer ${intoStorage} ${words}
%elements ${intoStorage} %blocks
%uniform_buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform ${words}
%bytes ${intoStorage}
%plain ${intoStorage} %plain_block
%typed = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
%unbound ${intoStorage} ${words}
%unset ${intoStorage} ${words}
%unnumbered ${intoStorage} ${words}`

/** Integer types of sizes, a descriptor type, and what is made of the size in declarations and in a function. */
const uses = [
  ['uint', 'buffer_Uniform', '%other = OpTypeStruct %uint', ''],
  ['int', 'sampler', '%sum = OpSpecConstantOp %int IAdd %size %size', ''],
  ['ulong', 'buffer_Uniform', '%pair = OpConstantComposite %ulong2 %size %size', ''],
  ['long', 'buffer_Uniform', '%other = OpTypeStruct %uint', '%sum = OpIAdd %long %size %size'],
  ['uint', 'sampler', '%other = OpTypeStruct %uint', 'OpStore %variable_Function_uint %size'],
] as const

/** Types that no size has. */
const noSizes =
  ids(`%uchar %ushort %short %float %double %bool %uint2 %float3 %uint_array1 %uint_only
  %pointer_Private_uint %buffer_Uniform`)

/**
 * Pairs of the rules on buffer types and on the pointers to the data of buffers; on decorations of pointers to the
 * data of buffers; on pointers by which the length of a run-time array is asked for; on sizes of descriptors.
 */
export const pairs = [
  inHeaps`buffer-object-is-not-loaded/heap: buffers are pointed to, not loaded, by themselves or in a structure
body: ${storage}
%record = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %record_uint_and_buffer_StorageBuffer %resource_heap
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot
{ | buffer-itself: %loaded = OpLoad %buffer_StorageBuffer %slot
  | structure-with-a-buffer: %loaded = OpLoad %record_uint_and_buffer_StorageBuffer %record}`,
  ...accesses.map(([minor, storageClass, kind, access], at) => {
    const isTyped = kind === 'typed'
    const pointer = `%${isTyped ? '' : 'untyped_'}pointer_${storageClass}`
    const [whole, part] = isTyped
      ? [`${pointer}_block_uint_and_uint`, `${pointer}_uint`]
      : [pointer, pointer]
    const chain = isTyped
      ? `OpAccessChain ${part} %data`
      : `OpUntypedAccessChainKHR ${part} %block_uint_and_uint %data`
    const buffer = `buffer_${storageClass}`
    const heap = minor < 2 ? `%stride64_${buffer}_runtime_array` : `%heap_of_${buffer}`
    const others = [elsewhere, [], ['%pointer_UniformConstant_uint']][at] ?? []
    return pairOf`buffer-pointer-is-uniform-or-storage-buffer/${hyphened(storageClass)}-${kind}-version-${String(minor)} in ${environmentsOf(minor)}
the data of buffers of either storage class is pointed to, read and written
${inVersion(minor)}
body: %slot = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant ${heap} %resource_heap %uint_1
%data = OpBufferPointerEXT ${others.length === 0 ? whole : `{${whole}${ids(...others)}}`} %slot
${access === '' ? '' : `%member = ${chain} %uint_1`}
${access}`
  }),
  inHeaps`buffer-pointer-is-uniform-or-storage-buffer/beside-other-storage-classes
the data of a buffer is pointed to beside pointer types into storage classes that other clients have
body: ${storage}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer${ids(unlikely)}} %slot`,
  inHeaps`buffer-pointer-has-the-storage-class-of-its-buffer-type/heap
buffers of either storage class are pointed to in their own
body: ${storage}
%other_slot = ${slotOf('buffer_Uniform')}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer | uniform-for-storage-buffer: %untyped_pointer_Uniform} %slot
%other = OpBufferPointerEXT {%untyped_pointer_Uniform | storage-buffer-for-uniform: %untyped_pointer_StorageBuffer} %other_slot`,
  inHeaps`buffer-pointer-result-type-is-a-pointer-type/both-kinds
the data of a buffer is pointed to by pointers of both kinds
body: ${storage}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer${ids(`
  %uint %ulong %bool %uint2 %uint_only %untyped_pointer_StorageBuffer_only
  %buffer_StorageBuffer %heap_of_buffer_StorageBuffer`)}} %slot
%typed = OpBufferPointerEXT {%pointer_StorageBuffer_block_uint | typed-integer: %uint} %slot`,
  ...Object.entries(pointers).map(
    ([name, type]) =>
      inHeaps`buffer-pointer-result-type-is-a-pointer-type/${name}
pointer types of both kinds, with and without a stride of their own
annotations: ${name === 'structure' ? '%structure 0 Offset 0, 1 Offset 16' : ''}
declarations: ${name === 'structure' ? '%structure = OpTypeStruct %uint %float4' : ''}
body: %slot = ${slotOf(type.includes('Uniform') ? 'buffer_Uniform' : 'buffer_StorageBuffer')}
%data = OpBufferPointerEXT ${type} %slot`,
  ),
  inHeaps`buffer-type-is-uniform-or-storage-buffer/declared
buffer types of either storage class are in composites, with and without their size
annotations: OpDecorateId %buffer_runtime_array ArrayStrideIdEXT %size
declarations: %buffer = OpTypeBufferEXT {Uniform | uniform-instead: UniformConstant}
%other = OpTypeBufferEXT {StorageBuffer${otherClasses.join('')}}
%size = OpConstantSizeOfEXT %uint %buffer
%sized = OpTypeArray %buffer %uint_4
%structure = OpTypeStruct %buffer %buffer`,
  ...['', '%data = OpBufferPointerEXT %untyped_pointer_Uniform %slot'].map(
    (pointer) =>
      inHeaps`buffer-type-is-uniform-or-storage-buffer/${pointer === '' ? 'reached' : 'pointed-to'}
buffers are reached in the heap, of either storage class
body: %slot = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %buffer_Uniform %resource_heap
${pointer}`,
  ),
  ...permitted.map(
    ([rule, decoration, storageClass, type, route]) =>
      inHeaps`buffer-pointer-${rule}/${hyphened(decoration)}-${hyphened(storageClass)}
pointers to the data of buffers are decorated as memory object declarations are
annotations: ${decorated(route, '%data', `OpDecorate TARGET ${decoration}`)}
body: ${dataIn(storageClass, type)}`,
  ),
  ...Object.entries(unwritten).map(
    ([name, [type, route]]) =>
      inHeaps`non-writable-buffer-pointer-is-in-storage-buffer/${name}-${route}
pointers to the data of storage buffers are NonWritable, beside writable ones to that of uniform buffers
annotations: ${name === 'untyped' ? onUniform : ''}
${decorated(route, '%data', nonWritable)}
${name === 'run-time-array' ? 'OpDecorate %data NonReadable' : ''}
body: ${dataIn('StorageBuffer', type)}
%other = ${slotOf('buffer_Uniform')}
%uniform = OpBufferPointerEXT %untyped_pointer_Uniform %other
%typed = OpBufferPointerEXT %pointer_Uniform_block_uint %other`,
  ),
  pairIn(inVersion(3))`non-writable-buffer-pointer-is-in-storage-buffer/buffer-block in spv1.3
pointers to a BufferBlock are NonWritable
annotations: OpDecorate %data NonWritable
%old {BufferBlock | block: Block}, 0 Offset 0
declarations: %old = OpTypeStruct %uint
body: %slot = OpUntypedAccessChainKHR ${constant} %heap_of_buffer_Uniform %resource_heap %uint_1
%data = OpBufferPointerEXT %pointer_Uniform_old %slot
%writable = OpBufferPointerEXT %untyped_pointer_Uniform %slot`,
  inHeaps`array-length-buffer-pointer-is-into-storage-buffer/heap
lengths are asked for of storage buffers that the resource heap describes
body: ${found}
%length = OpUntypedArrayLengthKHR %uint ${words} {%data | uniform: %uniform_data} 0
%again = OpUntypedArrayLengthKHR %uint ${words} {%data | uniform-again: %uniform_data} 0`,
  inHeaps`array-length-buffer-pointer-is-into-storage-buffer/on-the-way
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
  ...uses.map(
    ([type, descriptor, declarations, body], at) =>
      inHeaps`size-of-result-type-is-a-32-or-64-bit-integer/${type}-of-${descriptor.replace('_', '-').toLowerCase()}
sizes are integers of either width and signedness, and go into further constants
declarations: %size = OpConstantSizeOfEXT ${at === 0 ? `{%uint${noSizes}}` : `%${type}`} %${descriptor}
${declarations}
body: ${body}`,
  ),
  inHeaps`size-of-result-type-is-a-32-or-64-bit-integer/selector: the size of a descriptor selects a block
declarations: %size = OpConstantSizeOfEXT {%uint | sixteen-bits: %ushort} %buffer_StorageBuffer
body: [%merge] OpSwitch %size %merge 0 %none
%none: -> %merge:`,
  ...Object.entries(descriptors).map(
    ([name, { type, pieces }]) => pairIn(pieces)`size-of-type-is-a-descriptor-type/${name}
the size of every kind of descriptor is asked for, and is a stride
annotations: OpDecorateId %array ArrayStrideIdEXT %size
declarations: %size = OpConstantSizeOfEXT %uint ${/depth|texel|subpass|uniform/.test(name) ? type : `{${type} | void: %void}`}
%array = OpTypeRuntimeArray ${type}`,
  ),
  inHeaps`size-of-type-is-a-descriptor-type/unused: the size of a buffer is asked for and not used
declarations: %size = OpConstantSizeOfEXT %uint {%buffer_Uniform${ids(`
  %void %uint %float %uint2 %uint_only %uint_1 %null_uint %signature
  %buffer_Uniform_array2 %buffer_Uniform_runtime_array %buffer_Uniform_only
  %sampled_image_float_3D_0_0_0_1_Unknown %untyped_pointer_UniformConstant
  %pointer_UniformConstant_buffer_Uniform`)}}`,
]
