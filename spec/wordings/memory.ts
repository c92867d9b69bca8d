import type { Wording } from './wording.ts'

const heap = 'SPV_EXT_descriptor_heap'
const untyped = 'SPV_KHR_untyped_pointers'

/** Wordings of the open rules of texts on pointers, descriptors and the layout of memory. */
export const wordingsOfMemory: Readonly<Record<string, Wording>> = {
  [`${heap}/untyped-pointers-extension-is-declared`]: {
    strict:
      'A module that declares SPV_EXT_descriptor_heap must also declare SPV_KHR_untyped_pointers.',
    lax: 'A module that declares SPV_EXT_descriptor_heap need not declare SPV_KHR_untyped_pointers, whose instructions it may use.',
  },
  [`${heap}/heap-variable-is-untyped`]: {
    strict:
      'SamplerHeapEXT and ResourceHeapEXT must only be applied to the result of an OpUntypedVariableKHR.',
    lax: 'SamplerHeapEXT and ResourceHeapEXT may be applied to the result of an OpVariable or an OpUntypedVariableKHR.',
  },
  [`${heap}/heap-variable-is-uniform-constant`]: {
    strict:
      'A variable with SamplerHeapEXT or ResourceHeapEXT must have the storage class UniformConstant.',
    lax: 'A variable with SamplerHeapEXT or ResourceHeapEXT may have any storage class that the client API allows.',
  },
  [`${heap}/buffer-object-is-not-loaded`]: {
    strict: 'OpLoad must not have a Result Type that is or contains an OpTypeBufferEXT.',
    lax: 'OpLoad may have a Result Type that is or contains an OpTypeBufferEXT; no instruction uses such a result.',
  },
  [`${heap}/buffer-pointer-buffer-is-in-the-heap`]: {
    strict:
      'Buffer must be the result of an access chain into a variable with ResourceHeapEXT, and must not be that variable.',
    lax: 'Buffer may be the variable with ResourceHeapEXT itself, which points to the descriptor at its first byte.',
  },
  [`${heap}/buffer-pointer-buffer-reaches-a-buffer-type`]: {
    strict:
      'If Buffer is the result of an untyped access chain, the type that its Indexes reach must be an OpTypeBufferEXT.',
    lax: 'Buffer may be any pointer into the resource heap; the type that an access chain reached has no meaning here.',
  },
  [`${heap}/buffer-pointer-has-the-storage-class-of-its-buffer-type`]: {
    strict:
      'The storage class of Result Type must be the Storage Class of the OpTypeBufferEXT that Buffer points to.',
    lax: 'The storage class of Result Type may differ from the Storage Class of the OpTypeBufferEXT that Buffer points to.',
  },
  [`${heap}/texel-pointer-image-type-has-a-listed-dim`]: {
    strict:
      'Image Type must have one of the combinations of Dim and Arrayed for which this section gives a number of components.',
    lax: 'For other combinations of Dim and Arrayed, Coordinate may have any number of components that the client API allows.',
  },
  [`${heap}/texel-pointer-is-not-copied`]: {
    strict:
      'The result must only be the Pointer of an atomic instruction; OpCopyObject must not use it.',
    lax: 'The result, and a copy of it by OpCopyObject, may only be the Pointer of an atomic instruction.',
  },
  [`${heap}/array-stride-id-is-not-on-a-member`]: {
    strict:
      'Only OffsetIdEXT may be used with OpMemberDecorateIdEXT; ArrayStrideIdEXT must be applied by OpDecorateId.',
    lax: 'ArrayStrideIdEXT may be applied to a member whose type is an array, with the meaning that it has on that type.',
  },
  [`${heap}/id-decoration-operand-is-32-bit-unsigned`]: {
    strict:
      'Array Stride and Byte Offset must be constants of a 32-bit integer type whose Signedness is 0.',
    lax: 'Array Stride and Byte Offset may be constants of any integer type; their value is taken as unsigned.',
  },
  [`${heap}/array-stride-and-array-stride-id-exclude-each-other`]: {
    strict: 'An array type must not have both ArrayStride and ArrayStrideIdEXT.',
    lax: 'An array type may have both ArrayStride and ArrayStrideIdEXT if both give the same stride.',
  },
  [`${heap}/offset-and-offset-id-exclude-each-other`]: {
    strict: 'A member must not have both Offset and OffsetIdEXT.',
    lax: 'A member may have both Offset and OffsetIdEXT if both give the same offset.',
  },
  [`${heap}/array-stride-id-elsewhere-is-greater-than-zero`]: {
    strict:
      'The stride of ArrayStrideIdEXT must be greater than zero, also on types that need no explicit layout.',
    lax: 'A stride of zero may be given to a type that needs no explicit layout.',
  },
  [`${heap}/heap-access-has-explicit-layout`]: {
    strict:
      'The Base Type of an untyped access chain into a heap must be explicitly laid out, although the storage class is UniformConstant.',
    lax: 'The Base Type of an untyped access chain into a heap need not be explicitly laid out; what has no layout is laid out by the client API.',
  },
  'SPV_KHR_16bit_storage/rounded-conversion-has-a-use': {
    strict: 'A conversion with FPRoundingMode must be used by at least one OpStore.',
    lax: 'A conversion with FPRoundingMode need not be used; each of its uses must be the Object of an OpStore.',
  },
  'SPV_KHR_16bit_storage/copied-memory-has-no-narrow-data': {
    strict:
      'Without a capability for 16-bit arithmetic, OpCopyMemory must not copy data that is or contains a 16-bit type.',
    lax: 'OpCopyMemory and OpCopyMemorySized may copy data that is or contains a 16-bit type.',
  },
  'SPV_KHR_16bit_storage/unused-types-have-no-narrow-data': {
    strict:
      'Without a capability for 16-bit arithmetic, no OpTypeFunction and OpTypeImage must have an operand that is or contains a 16-bit type.',
    lax: 'An OpTypeFunction or OpTypeImage that nothing uses may have an operand that is or contains a 16-bit type.',
  },
  'SPV_KHR_8bit_storage/unused-types-have-no-narrow-data': {
    strict:
      'Without Int8, no OpTypeFunction and OpTypeImage must have an operand that is or contains an 8-bit type.',
    lax: 'An OpTypeFunction or OpTypeImage that nothing uses may have an operand that is or contains an 8-bit type.',
  },
  'SPV_KHR_8bit_storage/copied-memory-has-no-narrow-data': {
    strict: 'Without Int8, OpCopyMemory must not copy data that is or contains an 8-bit type.',
    lax: 'OpCopyMemory and OpCopyMemorySized may copy data that is or contains an 8-bit type.',
  },
  [`${untyped}/half-through-untyped-pointer-has-float16`]: {
    strict:
      'With Float16Buffer alone, no instruction may load or store a 16-bit floating-point type, through typed and untyped pointers alike, so that such access must declare Float16.',
    lax: 'With Float16Buffer alone, a 16-bit floating-point type may be loaded and stored through untyped pointers.',
  },
  [`${untyped}/in-bounds-ptr-access-chain-takes-no-logical-pointer`]: {
    strict: 'The Base of an OpUntypedInBoundsPtrAccessChainKHR must not be a logical pointer.',
    lax: 'With variable pointers, the Base of an OpUntypedInBoundsPtrAccessChainKHR may be what that of an OpUntypedPtrAccessChainKHR may be.',
  },
  [`${untyped}/variable-with-physical-pointers-is-aliased-or-restricted`]: {
    strict:
      'A variable that holds pointers to PhysicalStorageBuffer must have exactly one of AliasedPointer and RestrictPointer.',
    lax: 'A variable that holds pointers to PhysicalStorageBuffer need not have AliasedPointer or RestrictPointer; without them, AliasedPointer is meant.',
  },
  [`${untyped}/copied-size-is-a-multiple-of-two-with-16-bit-storage`]: {
    strict:
      'The Size of OpCopyMemorySized must be a multiple of four; with a capability for 16-bit storage, it may be any multiple of two.',
    lax: 'The Size of OpCopyMemorySized may be any number of bytes, whatever capabilities are declared.',
  },
  [`${untyped}/copied-size-is-any-number-with-8-bit-storage`]: {
    strict:
      'The Size of OpCopyMemorySized must be a multiple of four; with a capability for 8-bit storage, it may be any number of bytes.',
    lax: 'The Size of OpCopyMemorySized need not be a multiple of anything, whatever capabilities are declared.',
  },
  [`${untyped}/in-bounds-ptr-access-chain-base-type-follows-the-layout-rules`]: {
    strict:
      'The Base Type of an OpUntypedInBoundsPtrAccessChainKHR must be explicitly laid out where that of an OpUntypedPtrAccessChainKHR must be.',
    lax: 'The Base Type of an OpUntypedInBoundsPtrAccessChainKHR need not be explicitly laid out.',
  },
  [`${untyped}/data-type-and-base-type-are-no-array-of-matrices`]: {
    strict:
      'Data Type and Base Type must not be a matrix, or an array of matrices outside a structure.',
    lax: 'Data Type and Base Type may be an array of matrices, but not a matrix.',
  },
  [`${untyped}/load-and-store-through-untyped-pointer-are-of-no-bare-matrix`]: {
    strict:
      'OpLoad and OpStore through an untyped pointer must not access a matrix, or an array of matrices outside a structure.',
    lax: 'OpLoad and OpStore through an untyped pointer may access a matrix, whose columns then lie side by side.',
  },
  [`${untyped}/chain-array-stride-is-that-of-the-array`]: {
    strict:
      'If Result Type has an ArrayStride and the last index selects an element of an array, the stride of that array must be the same.',
    lax: 'The ArrayStride of Result Type may differ from that of the array which the last index selects from.',
  },
  [`${untyped}/prefetch-with-optional-operands-has-memory-operands`]: {
    strict: 'If RW, Locality and Cache Type are present, Memory Operands must be present, too.',
    lax: 'Memory Operands may be absent where RW, Locality and Cache Type are present; that is the same as None.',
  },
  [`${untyped}/subtracted-operand-1-is-a-base-for-ptr-access-chains`]: {
    strict:
      'The type of Operand 1 must have an ArrayStride in the storage classes in which that of the Base of OpPtrAccessChain must have one.',
    lax: 'The type of Operand 1 need not have an ArrayStride; an untyped pointer is subtracted in bytes.',
  },
  [`${untyped}/ptr-cast-to-generic-keeps-the-kind-of-pointer`]: {
    strict: 'Result Type and the type of Pointer must both be typed, or both be untyped.',
    lax: 'If either is an untyped pointer, Result Type and the type of Pointer need not point to the same type.',
  },
  [`${untyped}/other-atomic-pointer-is-typed`]: {
    strict:
      'The Pointer of OpAtomicFlagTestAndSet, OpAtomicFlagClear and the atomic instructions of extensions must be typed.',
    lax: 'The Pointer of every atomic instruction may be untyped.',
  },
  [`${untyped}/opencl-prefetch-pointer-is-typed`]: {
    strict: 'The ptr of prefetch must be a typed pointer; OpUntypedPrefetchKHR takes untyped ones.',
    lax: 'The ptr of prefetch may be an untyped pointer.',
  },
  'SPV_KHR_workgroup_memory_explicit_layout/ptr-access-chain-base-has-array-stride': {
    strict:
      'The Base of an OpPtrAccessChain into a block in Workgroup must have a type with ArrayStride.',
    lax: 'The type of the Base of an OpPtrAccessChain into a block in Workgroup may have an ArrayStride; without one, the implementation calculates the address.',
  },
}
