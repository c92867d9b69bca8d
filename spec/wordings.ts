/** Sentences of ours; either would settle a text that can be read in two ways. */
export interface Wording {
  /** For the reading of the rule's summary. */
  readonly strict: string
  /** For the other reading. */
  readonly lax: string
}

const clspv = 'NonSemantic.ClspvReflection'
const debugInfo = 'NonSemantic.Shader.DebugInfo'
const openClDebugInfo = 'OpenCL.DebugInfo.100'
const heap = 'SPV_EXT_descriptor_heap'
const replicated = 'SPV_EXT_replicated_composites'
const matrix = 'SPV_KHR_cooperative_matrix'
const untyped = 'SPV_KHR_untyped_pointers'

/** The wordings of a sentence by which an extension requires another one. */
function requiring(extension: string, others: string): Wording {
  return {
    strict: `A module that declares ${extension} must declare ${others} as well.`,
    lax: `A module that declares ${extension} need not declare another extension than this one.`,
  }
}

/** Wordings of all open rules, by the id of the rule. */
export const wordings: Readonly<Record<string, Wording>> = {
  'core/select-condition-per-component': {
    strict: 'Before version 1.4, if Result Type is a vector, Condition must be a vector.',
    lax: 'In all versions, Condition may be a scalar when Result Type is a vector; the scalar then selects all components.',
  },
  'core/restrict-not-member': {
    strict: 'Restrict must not be applied to a member of a structure type.',
    lax: 'Restrict may be applied to a member of a structure type, and has no effect there.',
  },
  'core/ballot-and-shuffle-execution': {
    strict:
      'Execution must be Subgroup in OpGroupNonUniformBallot and OpGroupNonUniformShuffle, as in the other non-uniform instructions.',
    lax: 'Execution may be any scope in OpGroupNonUniformBallot and OpGroupNonUniformShuffle; client APIs restrict it.',
  },
  'core/loaded-sampled-image-consumed-in-its-block': {
    strict:
      'All uses of an OpLoad whose Result Type is or contains an image, a sampler or a sampled image must be in the block of that OpLoad.',
    lax: 'All uses of an OpLoad whose Result Type is OpTypeImage or OpTypeSampler must be in the block of that OpLoad; other results may be used in other blocks.',
  },
  [`${debugInfo}/forward-references-are-members`]: {
    strict:
      'A forward reference of an OpExtInstWithForwardRefsKHR must be one of the Members of a DebugTypeComposite.',
    lax: 'Any operand of an OpExtInstWithForwardRefsKHR may be a forward reference.',
  },
  [`${debugInfo}/other-instructions-are-before-the-functions`]: {
    strict: 'All other instructions of this set must appear before the first OpFunction.',
    lax: 'All other instructions of this set may appear anywhere after the annotations; they are best placed before the first OpFunction.',
  },
  [`${debugInfo}/declared-variable-is-an-op-variable`]: {
    strict: 'Variable must be an OpVariable; an OpFunctionParameter is described by DebugValue.',
    lax: 'Variable may be an OpVariable, an OpUntypedVariableKHR, or an OpFunctionParameter.',
  },
  [`${debugInfo}/debug-info-none-replaces-debug-information`]: {
    strict:
      'DebugInfoNone must not be used as an operand that is a string, constant, value, variable, or function of the module, unless the description of that operand allows it.',
    lax: 'DebugInfoNone may be used as any operand, also as one that is a string, constant, value, variable, or function of the module.',
  },
  [`${debugInfo}/opaque-composite-has-no-members`]: {
    strict: 'If Size is DebugInfoNone, the type is opaque and must have no Members.',
    lax: 'Size may be DebugInfoNone where the size of a type is unknown, whether it has Members or not.',
  },
  [`${openClDebugInfo}/debug-info-none-replaces-debug-information`]: {
    strict:
      'An operand that names an OpString, a constant, a value, a variable, or a function must not be a DebugInfoNone, unless its description says so.',
    lax: 'An operand that names an OpString, a constant, a value, a variable, or a function may be a DebugInfoNone, as all others.',
  },
  [`${openClDebugInfo}/opaque-composite-has-no-members`]: {
    strict: 'A DebugTypeComposite whose Size is DebugInfoNone must have no Members operands.',
    lax: 'A DebugTypeComposite with Members operands may have a Size of DebugInfoNone if its size is unknown.',
  },
  [`${openClDebugInfo}/opaque-composite-name-begins-with-at`]: {
    strict: 'If Size is DebugInfoNone, the type is opaque and Name must start with @.',
    lax: 'If Size is DebugInfoNone because the size is unknown, Name need not start with @.',
  },
  [`${openClDebugInfo}/expression-finds-what-it-pops`]: {
    strict: 'Each operation must find the entries that it pops on the stack.',
    lax: 'An operation may find fewer entries on the stack than it pops; the expression then describes nothing.',
  },
  [`${openClDebugInfo}/macro-with-parameters-has-no-blanks`]: {
    strict:
      'The name of a function-like macro must have no whitespace, and its last character must be the right parenthesis.',
    lax: 'The name of a function-like macro may have whitespace, which does not change its meaning.',
  },
  [`${openClDebugInfo}/code-instructions-are-in-a-function`]: {
    strict: 'DebugScope, DebugNoScope, DebugDeclare, and DebugValue must appear within a function.',
    lax: 'DebugScope, DebugNoScope, DebugDeclare, and DebugValue may appear anywhere; outside of a function they say nothing.',
  },
  [`${openClDebugInfo}/other-instructions-are-before-the-functions`]: {
    strict:
      'All other instructions of this extended instruction set must be located before the first OpFunction.',
    lax: 'All other instructions of this extended instruction set may be located anywhere after the annotations; before the first OpFunction is the best place.',
  },
  [`${openClDebugInfo}/declared-variable-is-an-op-variable`]: {
    strict:
      'Variable must be the id of an OpVariable, also where the local variable is a formal parameter.',
    lax: 'Variable may be the id of whatever declares the local variable: an OpVariable, an OpUntypedVariableKHR, or an OpFunctionParameter.',
  },
  [`${clspv}/import-name-carries-a-version`]: {
    strict: 'The name of an import of this set must end in a period and a version.',
    lax: 'The name NonSemantic.ClspvReflection without a version may be imported; it names no instructions of this set.',
  },
  [`${clspv}/kernel-unused-arguments-are-not-reflected`]: {
    strict: 'There must be no reflection instruction for an argument that the kernel does not use.',
    lax: 'There may be no reflection instruction for an argument that the kernel does not use; one that is there is valid.',
  },
  [`${clspv}/ordinal-is-below-num-arguments`]: {
    strict: 'Ordinal must be less than the NumArguments of Kernel.',
    lax: 'NumArguments need not be greater than each Ordinal; it counts arguments of the source.',
  },
  'OpenCL-environment/kernel-argument-member-array': {
    strict:
      'The members of an OpTypeStruct that is an argument of a kernel must have a type of the list above; OpTypeArray is not one of them.',
    lax: 'The members of an OpTypeStruct that is an argument of a kernel may also be an OpTypeArray of types of the list above.',
  },
  'OpenCL-environment/kernel-argument-by-value': {
    strict:
      'An argument of a kernel that is a pointer must not have the storage class Function, whatever its attributes.',
    lax: 'An argument of a kernel may be a pointer to Function if it has the attribute ByVal; the type that it points to is then the type of the argument.',
  },
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
  [`${replicated}/result-type-is-not-a-structure`]: {
    strict: 'Result Type must be a vector, matrix, array or cooperative matrix type.',
    lax: 'Result Type may also be an OpTypeStruct all of whose members have the same type.',
  },
  [`${replicated}/result-type-has-a-constituent`]: {
    strict: 'Result Type must have at least one constituent.',
    lax: 'Result Type may be an OpTypeStruct without members; Value then has any type.',
  },
  [`${replicated}/result-type-has-a-known-length`]: {
    strict: 'Result Type must not be or contain an OpTypeRuntimeArray.',
    lax: 'Result Type may be an OpTypeRuntimeArray, all of whose elements are Value.',
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
  'SPV_KHR_8bit_storage/copied-memory-has-no-narrow-data': {
    strict: 'Without Int8, OpCopyMemory must not copy data that is or contains an 8-bit type.',
    lax: 'OpCopyMemory and OpCopyMemorySized may copy data that is or contains an 8-bit type.',
  },
  'SPV_KHR_constant_data/data-has-at-most-65531-words': {
    strict: 'Data must have at most 65531 words.',
    lax: 'Data may have as many words as an instruction of 65535 words has room for, which is 65532.',
  },
  'SPV_KHR_constant_data/utf-encoded-target-has-a-length': {
    strict: 'UTFEncodedKHR must only be applied to an OpTypeArray.',
    lax: 'UTFEncodedKHR may be applied to an OpTypeArray or an OpTypeRuntimeArray.',
  },
  [`${matrix}/unsigned-division-is-of-unsigned-components`]: {
    strict:
      'If the type is a cooperative matrix, the Component Type of OpUDiv must have Signedness 0.',
    lax: 'If the type is a cooperative matrix, the Component Type of OpUDiv may have either Signedness; components are taken as unsigned.',
  },
  [`${matrix}/pointer-does-not-point-to-booleans`]: {
    strict: 'The type that Pointer points to must be a numerical scalar or a vector of them.',
    lax: 'The type that Pointer points to may also be OpTypeBool or a vector of it; true is 1 and false is 0.',
  },
  [`${matrix}/length-is-not-executed-by-spec-constant-op`]: {
    strict: 'OpCooperativeMatrixLengthKHR must not be the Opcode of OpSpecConstantOp.',
    lax: 'The Opcode of OpSpecConstantOp may also be OpCooperativeMatrixLengthKHR.',
  },
  [`${matrix}/stride-of-a-load-is-not-negative`]: {
    strict: 'Stride is taken with the Signedness of its type, and must not be negative in a load.',
    lax: 'Stride is taken as unsigned whatever the Signedness of its type, and may have any value in a load.',
  },
  [`${matrix}/stride-of-a-store-is-positive`]: {
    strict:
      'Stride is taken with the Signedness of its type, and must be greater than 0 in a store.',
    lax: 'Stride is taken as unsigned whatever the Signedness of its type, and may have any value but 0 in a store.',
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
  'Vulkan-environment/image-format-signedness': {
    strict: 'The Signedness of Sampled Type must be that of the column Signedness.',
    lax: 'The Signedness of Sampled Type may differ from the column Signedness if each access has SignExtend or ZeroExtend accordingly.',
  },
  'SPV_EXT_fragment_shader_interlock/shading-rates-are-declared': {
    strict:
      'A module that declares FragmentShaderShadingRateInterlockEXT must declare SPV_NV_shading_rate or SPV_EXT_fragment_invocation_density as well.',
    lax: 'A module that declares FragmentShaderShadingRateInterlockEXT need not declare another extension than this one.',
  },
  'Vulkan-environment/integer-members-flat': {
    strict:
      'Each member of a Fragment input that is or contains an integer or a 64-bit float must be decorated with Flat, unless the variable is.',
    lax: 'Members of a structure in a Fragment input may be integers or 64-bit floats without Flat.',
  },
  'SPV_AMD_shader_ballot/float-group-result-is-a-float': {
    strict: 'Result Type must be a floating-point type scalar.',
    lax: 'Result Type may be an integer type scalar.',
  },
  'SPV_AMD_shader_ballot/mbcnt-mask-has-32-bits': {
    strict: 'The mask must be a 32-bit unsigned integer.',
    lax: 'The mask may be an unsigned integer of 32 or 64 bits.',
  },
  'SPV_KHR_post_depth_coverage/early-tests-are-set-beside-early-and-late': {
    strict:
      'An entry point with PostDepthCoverage must have EarlyFragmentTests, whatever other modes it has.',
    lax: 'An entry point with PostDepthCoverage may have EarlyAndLateFragmentTestsAMD instead of EarlyFragmentTests if it has neither DepthReplacing nor StencilRefReplacingEXT.',
  },
  'SPV_ARM_graph/interface-lists-inputs-then-outputs': {
    strict:
      'Interface must list one variable for each input and then one for each output of the graph, with the type of it.',
    lax: 'Interface may list any variables; those of inputs come before those of outputs.',
  },
  'SPV_ARM_graph/tensors-extension-is-declared': requiring('SPV_ARM_graph', 'SPV_ARM_tensors'),
  'SPV_EXT_opacity_micromap/ray-extension-is-declared': requiring(
    'SPV_EXT_opacity_micromap',
    'SPV_KHR_ray_query or SPV_KHR_ray_tracing',
  ),
  'SPV_EXT_shader_invocation_reorder/motion-extension-is-declared': {
    strict:
      'A module that has one of the instructions of SPV_EXT_shader_invocation_reorder on motion must declare SPV_NV_ray_tracing_motion_blur.',
    lax: 'A module that has an instruction of SPV_EXT_shader_invocation_reorder on motion need not declare SPV_NV_ray_tracing_motion_blur, if it declares the capability.',
  },
  'SPV_EXT_shader_invocation_reorder/physical-storage-buffer-extension-is-declared': {
    strict:
      'A module before version 1.5 that declares SPV_EXT_shader_invocation_reorder must declare SPV_KHR_physical_storage_buffer or SPV_EXT_physical_storage_buffer as well.',
    lax: 'A module that declares SPV_EXT_shader_invocation_reorder need not declare an extension with PhysicalStorageBuffer.',
  },
  'SPV_EXT_shader_invocation_reorder/ray-tracing-extension-is-declared': requiring(
    'SPV_EXT_shader_invocation_reorder',
    'SPV_KHR_ray_tracing',
  ),
  'SPV_NV_shader_invocation_reorder/motion-extension-is-declared': {
    strict:
      'A module that has one of the instructions of SPV_NV_shader_invocation_reorder on motion must declare SPV_NV_ray_tracing_motion_blur.',
    lax: 'A module that has an instruction of SPV_NV_shader_invocation_reorder on motion need not declare SPV_NV_ray_tracing_motion_blur, if it declares the capability.',
  },
  'SPV_NV_shader_invocation_reorder/physical-storage-buffer-extension-is-declared': {
    strict:
      'A module before version 1.5 that declares SPV_NV_shader_invocation_reorder must declare SPV_KHR_physical_storage_buffer or SPV_EXT_physical_storage_buffer as well.',
    lax: 'A module that declares SPV_NV_shader_invocation_reorder need not declare an extension with PhysicalStorageBuffer.',
  },
  'SPV_NV_shader_invocation_reorder/ray-tracing-extension-is-declared': requiring(
    'SPV_NV_shader_invocation_reorder',
    'SPV_KHR_ray_tracing',
  ),
  'SPV_KHR_abort/constant-data-extension-is-declared': requiring(
    'SPV_KHR_abort',
    'SPV_KHR_constant_data',
  ),
  'SPV_KHR_abort/message-is-an-array-or-structure': {
    strict: 'Message Type must be an OpTypeArray or an OpTypeStruct.',
    lax: 'Message Type may be the type of Message; otherwise it must logically match it, as defined in OpCopyLogical.',
  },
  'SPV_KHR_opacity_micromap/ray-extension-is-declared': requiring(
    'SPV_KHR_opacity_micromap',
    'SPV_KHR_ray_query or SPV_KHR_ray_tracing',
  ),
  'SPV_KHR_ray_tracing_position_fetch/ray-extension-is-declared': requiring(
    'SPV_KHR_ray_tracing_position_fetch',
    'SPV_KHR_ray_query or SPV_KHR_ray_tracing',
  ),
  'SPV_KHR_workgroup_memory_explicit_layout/ptr-access-chain-base-has-array-stride': {
    strict:
      'The Base of an OpPtrAccessChain into a block in Workgroup must have a type with ArrayStride.',
    lax: 'The type of the Base of an OpPtrAccessChain into a block in Workgroup may have an ArrayStride; without one, the implementation calculates the address.',
  },
  'SPV_KHR_quad_control/maximal-reconvergence-is-declared': requiring(
    'SPV_KHR_quad_control',
    'SPV_KHR_maximal_reconvergence',
  ),
  'SPV_INTEL_fp_max_error/applied-to-a-floating-point-instruction': {
    strict:
      'FPMaxErrorDecorationINTEL must be applied only to an instruction with a floating-point result or operand.',
    lax: 'FPMaxErrorDecorationINTEL may be applied to any instruction that the environment of the client lists.',
  },
  'SPV_INTEL_fp_max_error/max-error-is-positive': {
    strict: 'Max Error must be greater than 0.',
    lax: 'Max Error may be any number that the environment of the client lists.',
  },
  'SPV_NV_cooperative_matrix2/transpose-keeps-the-component-type': {
    strict:
      'The type of Matrix must be an OpTypeCooperativeMatrixKHR with the same Component Type and Scope as Result Type, and with Rows and Columns swapped.',
    lax: 'The Component Types of Result Type and of the type of Matrix may differ; the elements are then converted.',
  },
  'SPV_NV_shader_image_footprint/granularity-is-not-reserved': {
    strict: 'A constant Granularity must not have a value that the table reserves or lacks.',
    lax: 'Granularity may have any value but 0; the result is undefined where the table reserves or lacks it.',
  },
  'SPV_QCOM_cooperative_matrix_conversion/sub-array-is-within-the-source': {
    strict:
      'A constant Start Index plus the Length of Result Type must not be greater than the Length of Source Array.',
    lax: 'A constant Start Index plus the Length of Result Type may be greater than the Length of Source Array; what happens then is undefined.',
  },
  'SPV_QCOM_image_processing3/gather-mode-is-listed': {
    strict: 'The value of Mode must be 0, 1, 2 or 3.',
    lax: 'The value of Mode may be another than 0, 1, 2 and 3; what happens then is undefined.',
  },
}
