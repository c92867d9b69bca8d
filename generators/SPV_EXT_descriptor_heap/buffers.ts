import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { environmentsOf, ids, inResources, inVersion, slotOf } from './shared/pieces.ts'

const storage = `%slot = ${slotOf('buffer_StorageBuffer')}`

/** What typed pointers to the data of buffers point to, the storage class and a stride of the pointer. */
const pointers = {
  'anything-strided': ['%stride256_untyped_pointer_Uniform', 'Uniform'],
  block: ['%pointer_Uniform_block_uint', 'Uniform'],
  'block-with-run-time-array': [
    '%pointer_StorageBuffer_block_uint_and_stride4_float_runtime_array',
    'StorageBuffer',
  ],
  structure: ['%pointer_Uniform_structure', 'Uniform'],
  'strided-integer': ['%stride256_pointer_StorageBuffer_uint', 'StorageBuffer'],
  vector: ['%pointer_StorageBuffer_float4', 'StorageBuffer'],
  array: ['%pointer_StorageBuffer_stride4_uint_array8', 'StorageBuffer'],
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
const unlikely = [
  ...['%untyped_pointer_Input', '%untyped_pointer_Output', '%untyped_pointer_Private'],
  ...['%untyped_pointer_Function', '%untyped_pointer_CrossWorkgroup'],
  ...['%untyped_pointer_Workgroup', '%pointer_CrossWorkgroup_uint'],
]

/** Storage classes in which buffers are not, each a way. */
const otherClasses = [...typed, 'CrossWorkgroup'].map((each) => ` | ${hyphened(each)}: ${each}`)

/** Pairs of the rules on buffer types and on the pointers to the data of buffers. */
export const pairs = [
  inResources`buffer-object-is-not-loaded/heap
buffers are pointed to, not loaded, by themselves or in a structure
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
  inResources`buffer-pointer-is-uniform-or-storage-buffer/beside-other-storage-classes
the data of a buffer is pointed to beside pointer types into storage classes that other clients have
body: ${storage}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer${ids(...unlikely)}} %slot`,
  inResources`buffer-pointer-has-the-storage-class-of-its-buffer-type/heap
buffers of either storage class are pointed to in their own
body: ${storage}
%other_slot = ${slotOf('buffer_Uniform')}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer | uniform-for-storage-buffer: %untyped_pointer_Uniform} %slot
%other = OpBufferPointerEXT {%untyped_pointer_Uniform | storage-buffer-for-uniform: %untyped_pointer_StorageBuffer} %other_slot`,
  inResources`buffer-pointer-result-type-is-a-pointer-type/both-kinds
the data of a buffer is pointed to by pointers of both kinds
body: ${storage}
%data = OpBufferPointerEXT {%untyped_pointer_StorageBuffer${ids(
    ...['%uint', '%ulong', '%bool', '%uint2', '%uint_only', '%untyped_pointer_StorageBuffer_only'],
    ...['%buffer_StorageBuffer', '%heap_of_buffer_StorageBuffer'],
  )}} %slot
%typed = OpBufferPointerEXT {%pointer_StorageBuffer_block_uint | typed-integer: %uint} %slot`,
  ...Object.entries(pointers).map(
    ([name, [type, storageClass]]) =>
      inResources`buffer-pointer-result-type-is-a-pointer-type/${name}
pointer types of both kinds, with and without a stride of their own
annotations: ${name === 'structure' ? 'OpMemberDecorate %structure 0 Offset 0\nOpMemberDecorate %structure 1 Offset 16' : ''}
declarations: ${name === 'structure' ? '%structure = OpTypeStruct %uint %float4' : ''}
body: %slot = ${slotOf(`buffer_${storageClass}`)}
%data = OpBufferPointerEXT ${type} %slot`,
  ),
  inResources`buffer-type-is-uniform-or-storage-buffer/declared
buffer types of either storage class are in composites, with and without their size
annotations: OpDecorateId %array ArrayStrideIdEXT %size
declarations: %buffer = OpTypeBufferEXT {Uniform | uniform-instead: UniformConstant}
%other = OpTypeBufferEXT {StorageBuffer${otherClasses.join('')}}
%size = OpConstantSizeOfEXT %uint %buffer
%array = OpTypeRuntimeArray %buffer
%sized = OpTypeArray %buffer %uint_4
%structure = OpTypeStruct %buffer %buffer`,
  ...['', '%data = OpBufferPointerEXT %untyped_pointer_Uniform %slot'].map(
    (pointer) =>
      inResources`buffer-type-is-uniform-or-storage-buffer/${pointer === '' ? 'reached' : 'pointed-to'}
buffers are reached in the heap, of either storage class
body: %slot = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %buffer_Uniform %resource_heap
${pointer}`,
  ),
]
