import { pairIn, pairOf, tagIn } from '../pairs/pair-of.ts'
import {
  alternatives,
  buffersOf,
  hyphenedType,
  inKind,
  noPointerAs,
  otherTypes,
  withCapabilities,
} from './shared/pieces.ts'

const buffers = buffersOf('%block_uint')
const toUint = '%to_uint = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0'

const inBuffers = pairIn(buffers)

/** A buffer that ends in a run-time array. */
const counted = '%block_uint_and_stride4_uint_runtime_array'

const local = '%second_variable_Function_uint'

/** Pointers between which is copied, one of them typed at least, by what is. */
const operands = [
  ['both-typed', local, '%to_uint'],
  ['target-typed', local, '%untyped'],
  ['source-typed', '%untyped', local],
] as const

/** The Vulkan memory model, by which pointers may be not private. */
const inVulkan = tagIn(withCapabilities(buffers, 'VulkanMemoryModel'))`
memoryModel: OpMemoryModel Logical Vulkan`

const available = 'MakePointerAvailable|NonPrivatePointer'
const visible = 'MakePointerVisible|NonPrivatePointer'

/** Masks for either side of a copy. */
const masks = ['None', 'Volatile', 'Aligned 4', 'NonPrivatePointer'] as const

/** Pointers of a kernel between storage classes. */
const between = [
  ['global-to-local', '%null_pointer_Workgroup_uint', '%null_untyped_pointer_CrossWorkgroup'],
  ['generic-to-global', '%null_untyped_pointer_CrossWorkgroup', '%null_pointer_Generic_uint'],
  ['constant-to-function', '%variable_Function_uint', '%null_untyped_pointer_UniformConstant'],
] as const

/** Pairs of the rules on `OpCopyMemory`. */
export const pairs = [
  inBuffers`copy-memory-operands-are-pointers/storage-buffer: a copy is between pointers of either kind
body: ${toUint}
OpCopyMemory {%untyped | ${noPointerAs('target-is-')}} %second_variable_Function_uint
OpCopyMemory %second_variable_Function_uint {%untyped | ${noPointerAs('source-is-')}}
OpCopyMemory {%to_uint | typed-target-is-integer: %uint_1} {%second_variable_Function_uint | typed-source-is-integer: %uint_1}`,
  ...between.map(([name, target, source]) => {
    const holder = '%null_untyped_pointer_CrossWorkgroup_only'
    return inKind.kernel`copy-memory-operands-are-pointers/${name}: kernels copy between storage classes
body: OpCopyMemory {${target} | ${target.includes('untyped') ? `target-is-structure-with-a-pointer: ${holder}` : 'typed-target-is-floating-point: %float_1'}}
  {${source} | ${source.includes('untyped') ? `source-is-structure-with-a-pointer: ${holder}` : 'typed-source-is-floating-point: %float_1'}}`
  }),
  ...operands.map(([name, target, source]) => {
    const untyped = {
      'both-typed': ['both-untyped: %untyped', 'both-untyped: %again'],
      'target-typed': [
        'target-untyped-too: %again | another-variable: %untyped',
        'another-variable: %again',
      ],
      'source-typed': [
        'another-variable: %again',
        'source-untyped-too: %again | another-variable: %untyped',
      ],
    }[name]
    return inBuffers`copy-memory-has-a-typed-pointer/${name}: either side of a copy is untyped, or none
body: ${toUint}
%again = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %block_uint %typed %uint_0
OpCopyMemory {${target} | ${untyped[0]}} {${source} | ${untyped[1]}}`
  }),
  inKind.kernel`copy-memory-typed-pointer-points-to-no-void/kernel
copies are of a type that a typed pointer gives, beside pointers to void
body: %cast = OpBitcast {%pointer_Function_float | cast-target: %pointer_Function_void} %variable_Function_uint
OpCopyMemory %cast %null_untyped_pointer_CrossWorkgroup
OpCopyMemory {%variable_Function_uint | null-target: %null_pointer_CrossWorkgroup_void
  | undefined-target: %a_pointer_Workgroup_void} %null_untyped_pointer_CrossWorkgroup
OpCopyMemory %null_untyped_pointer_CrossWorkgroup {%variable_Function_uint | null-source: %null_pointer_Generic_void
  | undefined-source: %a_pointer_CrossWorkgroup_void}
OpCopyMemory {%null_pointer_Workgroup_uint | null-both: %null_pointer_Workgroup_void | undefined-both: %a_pointer_Workgroup_void}
  {%variable_Function_uint | null-both: %null_pointer_UniformConstant_void | undefined-both: %a_pointer_UniformConstant_void}`,
  ...Object.keys(otherTypes).map((type) => {
    const pointer = (ordinal: string) => (to: string) => `%${ordinal}variable_Function_${to}`
    const cast = (before: string) => ({ before: `${before}-is-cast-to-` })
    return inBuffers`copy-memory-typed-pointers-point-to-one-type/${hyphenedType(type)}
typed pointers of a copy point to one type, in storage classes that differ or do not
body: OpCopyMemory ${alternatives(type, pointer('second_'), cast('target'))} %variable_Function_${type}
OpCopyMemory %second_variable_Function_${type} ${alternatives(type, pointer(''), cast('source'))}
OpCopyMemory %second_variable_Function_${type} %untyped`
  }),
  pairOf`copy-memory-typed-pointers-point-to-one-type/parts: members of a structure are copied
${buffersOf('%block_uint_and_float')}
body: %member = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0
%whole = OpCopyObject %to_block %typed
OpCopyMemory {%member | target-around-it: %whole} %second_variable_Function_uint
OpCopyMemory {%whole | target-points-to-a-part: %member} %typed
OpCopyMemory %whole {%typed | source-points-to-a-part: %member}`,
  pairIn(buffersOf(counted))`copy-memory-type-is-of-fixed-size/storage-buffer
members before a run-time array are copied, and its elements
body: %array = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %typed %uint_1
%element = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_1 %uint_2
%count = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0
OpCopyMemory {%element | array-itself: %array | structure-that-ends-in-it: %typed} %untyped
OpCopyMemory %untyped {%count | source-array-itself: %array | source-that-ends-in-it: %typed}
OpCopyMemory {%count | both-arrays: %array | both-that-end-in-it: %typed} {%element | both-arrays: %array | both-that-end-in-it: %typed}`,
  inKind.physical`copy-memory-type-is-of-fixed-size/physical-storage-buffer: an integer is copied to an address
body: %target = OpConvertUToPtr {%pointer_PhysicalStorageBuffer_uint
  | array-itself: %pointer_PhysicalStorageBuffer_stride4_uint_runtime_array
  | structure-that-ends-in-it: %pointer_PhysicalStorageBuffer_block_stride4_uint_runtime_array} %null_ulong
%source = OpConvertUToPtr {%pointer_PhysicalStorageBuffer_uint
  | source-array-itself: %pointer_PhysicalStorageBuffer_stride4_uint_runtime_array} %null_ulong
%untyped = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
OpCopyMemory %target %untyped Aligned 4
OpCopyMemory %untyped %source Aligned 4`,
  ...operands.flatMap(([name, ...pointers]) => {
    const shared = pointers.map((pointer) => (pointer === local ? '%to_uint' : pointer)).join(' ')
    return [
      inBuffers`copy-memory-has-one-mask-before-version-1-4/${name} in spv1.3: a copy has one mask at most
interfaces:
body: ${toUint}
OpCopyMemory ${shared} {| none: None None}
OpCopyMemory ${shared} {Volatile | volatile: Volatile None}
OpCopyMemory ${pointers.join(' ')} {Aligned|Nontemporal 4 | aligned: Aligned 4 Aligned 4}`,
      inVulkan`copy-memory-target-mask-is-not-make-pointer-visible/${name}: what is written becomes available
body: ${toUint}
OpCopyMemory ${shared} {None | instead: ${visible} %uint_5 | beside-volatile: Volatile|${visible} %uint_5} None
OpCopyMemory ${shared} {${available} %uint_5 | added: MakePointerAvailable|${visible} %uint_5 %uint_5} ${visible} %uint_5
${masks.map((mask) => `OpCopyMemory ${shared} ${mask} None`).join('\n')}`,
      inVulkan`copy-memory-source-mask-is-not-make-pointer-available/${name}: what is read becomes visible
body: ${toUint}
OpCopyMemory ${shared} None {None | instead: ${available} %uint_5 | beside-volatile: Volatile|${available} %uint_5}
OpCopyMemory ${shared} ${available} %uint_5 {${visible} %uint_5 | added: MakePointerAvailable|${visible} %uint_5 %uint_5}
${masks.map((mask) => `OpCopyMemory ${shared} None ${mask}`).join('\n')}`,
    ]
  }),
]
