import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { buffersOf, inComparing, inKind } from './shared/pieces.ts'

const untypedBuffer = '%untyped_pointer_StorageBuffer'
const buffers = buffersOf('%block_uint4')

/** A buffer of words and one of bytes, with how a byte address becomes an index. */
const views = rowsOf(`
words | %block_stride4_uint_runtime_array | | OpShiftRightLogical %uint %address %uint_2
bytes | %view | %byte = OpTypeInt 8 0; %bytes = OpTypeRuntimeArray %byte; %view = OpTypeStruct %bytes \
| OpCopyObject %uint %address`)

/** Atomic accesses to a counter. */
const counting = {
  add: 'OpAtomicIAdd %uint %pointer %uint_1 %uint_0 %length',
  greatest: 'OpAtomicUMax %uint %pointer %uint_1 %uint_0 %length',
  exchange: 'OpAtomicExchange %uint %pointer %uint_1 %uint_0 %length',
  compared: 'OpAtomicCompareExchange %uint %pointer %uint_1 %uint_0 %uint_0 %length %uint_5',
} as const

/** A function of a kernel that is given two pointers and a size, and code of it as compilers of C make it. */
const opaque = {
  memcpy: 'OpCopyMemorySized %to %from %size Aligned 4',
  'member-of-a-structure': `%element = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %structure %from %uint_0 %uint_1 %uint_3
%value = OpLoad %float %element Aligned 4`,
  'bytes-on': `%halfway = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uchar %from %size
%value = OpLoad %uint4 %halfway Aligned 16`,
  'atomic-at-an-offset': `%counter = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uchar %to %size
%count = OpAtomicIIncrement %uint %counter %uint_2 %uint_0`,
  'address-space-cast': `%generic = OpPtrCastToGeneric %untyped_pointer_Generic %from
%local = OpGenericCastToPtrExplicit %untyped_pointer_Workgroup %generic Workgroup
%value = OpLoad %uint %local Aligned 4`,
  'pointer-to-integer-and-back': `%address = OpConvertPtrToU %ulong %from
%aligned = OpBitwiseAnd %ulong %address %ulong_0xfffffffffffffff0
%back = OpConvertUToPtr %untyped_pointer_CrossWorkgroup %aligned
%value = OpLoad %uint %back Aligned 16`,
  loop: `-> %before_head: -> %head: %here = OpPhi %untyped_pointer_CrossWorkgroup %from %before_head %next %head
%there = OpPhi %untyped_pointer_CrossWorkgroup %to %before_head %next_to %head
%byte = OpLoad %uchar %here Aligned 1
OpStore %there %byte Aligned 1
%next = OpUntypedPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uchar %here %ulong_1
%next_to = OpUntypedPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uchar %there %ulong_1
%ends = OpIEqual %bool %byte %uchar_0
OpBranchConditional %ends %done %head
%done:`,
  prefetch: 'OpUntypedPrefetchKHR %from %size',
  select:
    '%chosen = OpSelect %untyped_pointer_CrossWorkgroup %true %from %to\nOpStore %chosen %uint_1 Aligned 4',
} as const

/** Pairs of the rules on what accesses mean: modules that no tool may refuse. */
export const pairs = [
  ...views.flatMap(([view, block, declarations = '', index]) =>
    Object.entries(counting).map(
      ([name, atomic]) => inKind.shader`untyped-access-behaves-as-typed-access/${view}-${name}
a buffer of bytes is counted in beside other accesses, as HLSL does with its own
+capabilities: ${view === 'bytes' ? 'StorageBuffer8BitAccess' : ''}
annotations: %buffer DescriptorSet 0, Binding 0
${view === 'bytes' ? '%bytes ArrayStride 1\n%view Block, 0 Offset 0' : ''}
declarations: ${declarations.replaceAll('; ', '\n')}
%buffer = OpUntypedVariableKHR ${untypedBuffer} StorageBuffer ${block}
body: %invocation = OpLoad %uint3 %variable_Input_uint3_as_GlobalInvocationId
%address = OpCompositeExtract %uint %invocation 0
%index = ${index}
%pointer = OpUntypedAccessChainKHR ${untypedBuffer} ${block} %buffer %uint_0 %index
%object = OpLoad %float4 %pointer
OpStore %pointer %object
%pair = OpLoad %block_uint_and_uint %pointer
OpStore %pointer %pair
%length = OpUntypedArrayLengthKHR %uint ${block} %buffer 0
%old = ${atomic}`,
    ),
  ),
  ...(['float', 'double'] as const).flatMap((type) => [
    pairOf`untyped-access-behaves-as-typed-access/atomics-of-${type}
atomic accesses to floating-point numbers see words through untyped pointers
${buffersOf('%block_stride4_uint_array4')}
body: %element = OpUntypedAccessChainKHR ${untypedBuffer} %block_stride4_uint_array4 %untyped %uint_0 %uint_2
%one = OpAtomicLoad %${type} %element %uint_1 %uint_0
%two = OpAtomicExchange %${type} %element %uint_1 %uint_0 %one
OpAtomicStore %element %uint_1 %uint_0 %two`,
    inKind.kernel`untyped-access-behaves-as-typed-access/atomics-of-${type}-in-a-kernel
kernels access floating-point numbers atomically through pointers of either kind
body: %one = OpAtomicLoad %${type} %null_untyped_pointer_CrossWorkgroup %uint_2 %uint_0
%two = OpAtomicExchange %${type} %null_pointer_CrossWorkgroup_${type} %uint_2 %uint_0 %one
OpAtomicStore %null_untyped_pointer_Workgroup %uint_2 %uint_0 %two`,
  ]),
  ...[
    ['aliased', 'AliasedPointer', 0],
    ['restrict', 'RestrictPointer', 1],
  ].map(([name, decoration, next]) => {
    const members = next === 0 ? '%address %ulong' : '%ulong %address'
    return inKind.physical`untyped-access-behaves-as-typed-access/linked-list-${String(name)}
a loop follows pointers that are in buffers, as buffer references are compiled
annotations: %root DescriptorSet 0, Binding 0
%variable_Function_address ${String(decoration)}
%address_only Block, 0 Offset 0
%node Block, 0 Offset 0, 1 Offset 8
declarations: %address = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%node = OpTypeStruct ${members}
%root = OpUntypedVariableKHR ${untypedBuffer} StorageBuffer %address_only
body: %start = OpLoad %address %root
OpStore %variable_Function_address %start
-> %head: %current = OpLoad %address %variable_Function_address
%number = OpConvertPtrToU %ulong %current
%ends = OpIEqual %bool %number %ulong_0
[%done %step] OpBranchConditional %ends %done %inside
%inside: %slot = OpUntypedAccessChainKHR %address %node %current %uint_${String(next)}
%following = OpLoad %address %slot Aligned 8
OpStore %variable_Function_address %following
-> %step: -> %head
%done:`
  }),
  pairIn(buffers)`untyped-access-behaves-as-typed-access/unions
contents that were stored as one type are loaded as another, as unions are compiled
body: OpStore %untyped %uint_1
%long = OpLoad %ulong %untyped
OpStore %untyped %null_float4
%words = OpLoad %stride4_uint_array4 %untyped
OpStore %untyped %float_1
%pair = OpLoad %block_uint_and_float %untyped`,
  inKind.physical`untyped-access-behaves-as-typed-access/unions-behind-addresses
contents behind an address are loaded as another type than they were stored as
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
OpStore %address %uint_1 Aligned 4
%pair = OpLoad %block_uint_and_float %address Aligned 4`,
  ...(['Function', 'Private'] as const).map(
    (
      storageClass,
    ) => inKind.shader`untyped-access-behaves-as-typed-access/unions-in-${storageClass.toLowerCase()}
contents of a variable are loaded as another type than they were stored as
declarations: ${storageClass === 'Private' ? '%data = OpUntypedVariableKHR %untyped_pointer_Private Private %uint4_only' : ''}
body: ${storageClass === 'Function' ? '%data = OpUntypedVariableKHR %untyped_pointer_Function Function %uint4_only' : ''}
OpStore %data %float_1
%long = OpLoad %ulong %data
%words = OpLoad %uint_array4 %data`,
  ),
  inKind.kernel`untyped-access-behaves-as-typed-access/unions-in-a-kernel
contents of memory of a kernel are loaded as another type than they were stored as
body: OpStore %null_untyped_pointer_CrossWorkgroup %uint_1
%long = OpLoad %ulong %null_untyped_pointer_CrossWorkgroup
%words = OpLoad %uint_array4 %null_untyped_pointer_CrossWorkgroup`,
  ...Object.entries(opaque).map(
    ([name, code]) => inKind.kernel`copy-memory-sized-copies-bytes/${name}
a function has pointers that do not say what they point to, as compilers of C emit them
declarations: %structure = OpTypeStruct %uint %float_array4
%data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array16 %null_uint_array16
%more = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array16 %null_uint_array16
body: %called = OpFunctionCall %void %work %data %more %ulong_32
after: %void %work(%untyped_pointer_CrossWorkgroup %from, %untyped_pointer_CrossWorkgroup %to, %ulong %size)
${code}`,
  ),
  inComparing`copy-memory-sized-copies-bytes/compared: typed and untyped pointers are in one expression
body: %one = OpPtrEqual %bool %typed %untyped
OpCopyMemorySized %untyped %typed %uint_4
%value = OpLoad %uint %untyped
OpStore %more %value
%first = OpUntypedAccessChainKHR %untyped_pointer_Workgroup %block_uint %typed %uint_0
%second = OpUntypedInBoundsAccessChainKHR %untyped_pointer_Workgroup %uint %first`,
  ...(['uint_32', 'spec_uint_32', 'operation', 'loaded', 'computed'] as const).map(
    (size) => pairOf`copy-memory-sized-copies-bytes/${size.replaceAll('_', '-')}
sizes that are copied come from constants, specialization constants and memory
${buffersOf('%block_uint_and_stride4_uint_array15')}
declarations: ${buffersOf('%block_uint_and_stride4_uint_array15').declarations}
%operation = OpSpecConstantOp %uint IMul %spec_uint_8 %uint_4
%specialized = OpTypeArray %uint %spec_uint_16
body: %loaded = OpLoad %uint %untyped
%computed = OpIMul %uint %uint_8 %uint_4
OpCopyMemorySized %variable_Function_specialized %untyped %${size}
OpCopyMemorySized %untyped %variable_Function_specialized %${size}
OpCopyMemorySized %typed %untyped %uint_8`,
  ),
  inKind.shader`copy-memory-sized-copies-bytes/within-a-shader in spv1.0
bytes are copied between untyped variables in the oldest version
body: OpCopyMemorySized %untyped_Function_uint_array16 %untyped_Private_uint_array16 %uint_64
OpCopyMemorySized %untyped_Private_uint_array16 %variable_Private_uint_array16 %spec_uint_32`,
]
