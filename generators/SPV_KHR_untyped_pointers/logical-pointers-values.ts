import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { buffersOf, comparing, inKind, kinds, withCapabilities } from './shared/pieces.ts'

const block = '%block_stride16_float4_array4'
const buffers = buffersOf(block)
const untypedBuffer = '%untyped_pointer_StorageBuffer'

/** Negative constants by the name of the way, as alternatives to an index. */
function negative(which: string, index: string): string {
  return `{${index} | ${which}-minus-one: %int_minus_1 | ${which}-least: %int_minus_2147483648
  | ${which}-narrow: %short_minus_1 | ${which}-wide: %long_minus_1}`
}

/** Storage classes of addresses in kernels. */
const classes = ['CrossWorkgroup', 'Workgroup', 'Function', 'Generic', 'UniformConstant'] as const

/** Logical pointers beside an address. */
const inLogical = tagIn(withCapabilities(kinds.physical, 'VariablePointers'))`
annotations: %buffer DescriptorSet 0, Binding 0
%uniform DescriptorSet 0, Binding 1
declarations: %buffer = OpUntypedVariableKHR ${untypedBuffer} StorageBuffer %block_uint
%uniform = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint`

/** Pointers that come from a parameter or variable, and are not passed on. */
function derived(pointer: string, before: string): string {
  return `%${before}_copy = OpCopyObject %untyped_pointer_Workgroup ${pointer}
%${before}_chain = OpUntypedAccessChainKHR %untyped_pointer_Workgroup %block_uint ${pointer} %uint_0
%${before}_in_bounds = OpUntypedInBoundsAccessChainKHR %untyped_pointer_Workgroup %block_uint ${pointer} %uint_0
%${before}_whole = OpUntypedAccessChainKHR %untyped_pointer_Workgroup %block_uint ${pointer}`
}

function argument(pointer: string, before: string, ways: string): string {
  return `{${pointer} | ${ways}copy: %${before}_copy | ${ways}chain: %${before}_chain | ${ways}in-bounds-chain: %${before}_in_bounds
  | ${ways}chain-without-indexes: %${before}_whole}`
}

const callees = `before: %void %inner(%untyped_pointer_Workgroup %own)
%void %outer(%untyped_pointer_Workgroup %first, %untyped_pointer_Workgroup %last)
%within:
`

const inMemory = tagIn(comparing)`
capabilities: ${comparing.capabilities?.replace('\nOpCapability VariablePointers', '')}`

/** Pairs of the rules on indexes, addresses and arguments of logical pointers. */
export const pairs = [
  ...(['Access', 'InBoundsAccess'] as const).map(
    (form) =>
      pairOf`constant-index-of-a-logical-pointer-is-not-negative/${form === 'Access' ? 'access' : 'in-bounds-access'}
indexes are not negative, though their top bit be set, or not plain constants
${buffers}
body: %computed = OpCopyObject %int %int_minus_1
%one = OpUntyped${form}ChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped ${negative('first', '%int_1')} ${negative('last', '%int_3')}
%two = OpUntyped${form}ChainKHR ${untypedBuffer} %stride16_float4_array4 %typed {%long_2 | of-typed-minus-one: %int_minus_1}
%three = OpUntypedAccessChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped %uint_4294967295
%four = OpUntypedAccessChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped %int_2147483647
%five = OpUntypedAccessChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped %ushort_32768
%six = OpUntypedAccessChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped %spec_int_minus_1
%seven = OpUntypedAccessChainKHR ${untypedBuffer} %stride16_float4_array4 %untyped %computed`,
  ),
  inKind.physical`constant-index-of-a-logical-pointer-is-not-negative/physical
negative indexes count back from an address
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%one = OpUntypedAccessChainKHR %untyped_pointer_PhysicalStorageBuffer %stride16_float4_array4 %address %int_minus_1`,
  inLogical`convert-ptr-to-u-takes-a-physical-pointer/physical-storage-buffer
an address becomes an integer beside logical pointers
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%one = OpConvertPtrToU %ulong {%address | storage-buffer: %buffer | uniform: %uniform}
%typed = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %null_ulong
%two = OpConvertPtrToU %ulong %typed`,
  inLogical`convert-ptr-to-u-takes-a-physical-pointer/private: an address becomes an integer beside memory of a shader
declarations: %private = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
annotations:
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%one = OpConvertPtrToU %uint {%address | private: %private}`,
  ...classes.map(
    (storageClass) =>
      inKind.kernel`convert-ptr-to-u-takes-a-physical-pointer/${storageClass.toLowerCase()}
pointers of a kernel become integers as wide, wider and narrower, and integers pointers
${storageClass === 'Workgroup' ? 'memoryModel: OpMemoryModel Physical32 OpenCL' : ''}
body: %wide = OpConvertPtrToU %ulong %null_untyped_pointer_${storageClass}
%narrow = OpConvertPtrToU %uint %null_pointer_${storageClass}_uint
%pointer = OpConvertUToPtr %untyped_pointer_${storageClass} %wide
%other = OpConvertUToPtr %pointer_${storageClass}_uint %narrow`,
  ),
  inKind.physical`convert-u-to-ptr-makes-a-physical-pointer/physical-storage-buffer: integers become addresses
body: %one = OpConvertUToPtr {%untyped_pointer_PhysicalStorageBuffer | storage-buffer: ${untypedBuffer} | uniform: %untyped_pointer_Uniform
  | workgroup: %untyped_pointer_Workgroup} %ulong_64
%two = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%value = OpLoad %uint %two Aligned 4`,
  inKind.physical`convert-u-to-ptr-makes-a-physical-pointer/within-a-shader
integers become addresses, not pointers to memory of a shader
body: %one = OpConvertUToPtr {%untyped_pointer_PhysicalStorageBuffer | private: %untyped_pointer_Private
  | function: %untyped_pointer_Function} %ulong_64`,
  inKind.kernel`convert-u-to-ptr-makes-a-physical-pointer/kernel: integers of any width become pointers of a kernel
body: %one = OpConvertUToPtr %untyped_pointer_CrossWorkgroup %uint_64
%two = OpConvertUToPtr %untyped_pointer_Generic %ulong_64
%value = OpLoad %uint %two`,
  inMemory`function-call-passes-a-memory-object-declaration/workgroup: functions are called with variables
${callees}OpReturn
OpFunctionEnd
body: ${derived('%untyped', 'of')}
%one = OpFunctionCall %void %inner ${argument('%untyped', 'of', '')}
%two = OpFunctionCall %void %outer %untyped ${argument('%untyped', 'of', 'last-')}`,
  inMemory`function-call-passes-a-memory-object-declaration/parameters: functions pass their parameters on
${callees}${derived('%first', 'of')}
%one = OpFunctionCall %void %inner ${argument('%first', 'of', '')}
%other = OpFunctionCall %void %inner %last
OpReturn
OpFunctionEnd
body: %two = OpFunctionCall %void %outer %untyped %untyped`,
  ...(['VariablePointers', 'VariablePointersStorageBuffer'] as const).map(
    (
      capability,
    ) => pairOf`function-call-passes-a-memory-object-declaration/${capability === 'VariablePointers' ? 'variable-pointers' : 'variable-pointers-storage-buffer'}
with variable pointers, functions are called with any pointer
${withCapabilities(buffers, capability)}
body: %copy = OpCopyObject ${untypedBuffer} %untyped
%done = OpFunctionCall %void %take %copy
after: %void %take(${untypedBuffer} %own)`,
  ),
  inKind.physical`function-call-passes-a-memory-object-declaration/function
a function is called with its caller's variable
body: %copied = OpCopyObject %untyped_pointer_Function %untyped_Function_uint
%done = OpFunctionCall %void %take {%untyped_Function_uint | copy: %copied}
after: %void %take(%untyped_pointer_Function %parameter)`,
  ...(['StorageBuffer', 'Workgroup'] as const).map((storageClass) => {
    const pieces =
      storageClass === 'Workgroup'
        ? comparing
        : withCapabilities(buffers, 'VariablePointersStorageBuffer')
    return pairOf`in-bounds-ptr-access-chain-takes-no-logical-pointer/${storageClass.toLowerCase()}
chains from an element of a logical pointer are not in bounds by what they say
${pieces}
+annotations: %untyped_pointer_${storageClass} ArrayStride 4
body: %next = {OpUntypedPtrAccessChainKHR | in-bounds: OpUntypedInBoundsPtrAccessChainKHR} %untyped_pointer_${storageClass} %uint %untyped %uint_1`
  }),
]
