/** The other reading of a rule whose text can be read in two ways; the rule's summary is the stricter one. */
export interface OtherReading {
  /** Section of the sentence that speaks for it; that of the rule if absent. */
  readonly section?: string
  /** The sentence that a text with that meaning would have. */
  readonly reading: string
}

const heap = 'SPV_EXT_descriptor_heap'
const replicated = 'SPV_EXT_replicated_composites'
const matrix = 'SPV_KHR_cooperative_matrix'
const untyped = 'SPV_KHR_untyped_pointers'

/** The reading of a sentence by which an extension requires another one. */
const requiredOfImplementations: OtherReading = {
  reading:
    'The other extension is required of implementations; a module that uses nothing of it need not declare it.',
}

/** The other readings of open rules, by the id of the rule, in our own words. */
export const otherReadings: Readonly<Record<string, OtherReading>> = {
  'core/select-condition-per-component': {
    reading:
      'In all versions, Condition may be a scalar where the result is a vector: it selects all components at once.',
  },
  'core/ballot-and-shuffle-execution': {
    reading: 'Every scope may be the Execution of these two; the client API restricts it.',
  },
  'core/local-variables-together-limit': {
    reading:
      'Each function may have 524,287 variables, as each may have as many nested constructs.',
  },
  'core/resident-code-member': {
    reading:
      'Any value that is taken from the result of a sparse instruction is from such an instruction, so that a texel may be given.',
  },
  'core/restrict-not-member': {
    section: '2.18.2 Aliasing',
    reading: 'Restrict may be applied to a member of a structure type, and has no effect there.',
  },
  'core/loaded-sampled-image-consumed-in-its-block': {
    reading:
      'Only loads of a plain image or sampler have to be consumed in their block; a combined image and sampler, or an aggregate that holds one, need not be.',
  },
  'core/image-operands-half-capability': {
    section:
      'SPV_AMD_gpu_shader_half_float_fetch: Modify Section 3.14, Image Operands: Bias, Lod, Grad, MinLod',
    reading:
      'The sentences on the operands are replaced wherever the extension is declared, and the new ones ask for no capability.',
  },
  'NonSemantic.ClspvReflection/import-name-carries-a-version': {
    reading:
      'A name without a version is that of another set, about whose instructions this text says nothing.',
  },
  'NonSemantic.ClspvReflection/kernel-unused-arguments-are-not-reflected': {
    reading: 'A reflection instruction may be absent for an argument that the kernel does not use.',
  },
  'NonSemantic.ClspvReflection/ordinal-is-below-num-arguments': {
    section: 'Binary Form / Kernel / NumArguments',
    reading:
      'NumArguments informs consumers, and an instruction with a greater Ordinal is valid all the same.',
  },
  'NonSemantic.Shader.DebugInfo/forward-references-are-members': {
    section: 'SPV_KHR_relaxed_extended_instruction',
    reading:
      'Any operand of an OpExtInstWithForwardRefsKHR of this set may be a forward reference.',
  },
  'NonSemantic.Shader.DebugInfo/other-instructions-are-before-the-functions': {
    section: '2.4 Logical Layout of a Module',
    reading:
      'The sentence recommends a place; the instructions may appear wherever a non-semantic instruction may.',
  },
  'NonSemantic.Shader.DebugInfo/declared-variable-is-an-op-variable': {
    section: 'Local Variables / DebugLocalVariable / ArgNumber',
    reading:
      'Variable may be whatever declares the variable in the module: the OpFunctionParameter of a formal parameter, or an untyped variable.',
  },
  'NonSemantic.Shader.DebugInfo/debug-info-none-replaces-debug-information': {
    reading:
      'Any operand whose information is unknown may be a DebugInfoNone: the permission to refer to it has no exception.',
  },
  'NonSemantic.Shader.DebugInfo/opaque-composite-has-no-members': {
    section: 'Missing Debugging Information',
    reading:
      'The size of a composite that is not opaque may be unknown, and then refers to DebugInfoNone, too.',
  },
  'OpenCL.DebugInfo.100/debug-info-none-replaces-debug-information': {
    reading:
      'The permission to refer to DebugInfoNone has no exception, so any operand of unknown information may be one.',
  },
  'OpenCL.DebugInfo.100/opaque-composite-has-no-members': {
    section: 'Missing Debugging Information / DebugInfoNone',
    reading:
      'A composite with Members may be of unknown size, of which DebugInfoNone says no more than that.',
  },
  'OpenCL.DebugInfo.100/opaque-composite-name-begins-with-at': {
    section: 'Missing Debugging Information / DebugInfoNone',
    reading: 'A composite of unknown size is not opaque by that alone, and its Name may be any.',
  },
  'OpenCL.DebugInfo.100/expression-finds-what-it-pops': {
    reading:
      'The table says what operations do with entries that are there; an expression that lacks them is valid, and describes nothing.',
  },
  'OpenCL.DebugInfo.100/macro-with-parameters-has-no-blanks': {
    reading:
      'The sentences describe how Name is usually written; the string may be any, as the name is that of the source program.',
  },
  'OpenCL.DebugInfo.100/code-instructions-are-in-a-function': {
    section: '2.4 Logical Layout of a Module',
    reading:
      'The sentence allows a place among the instructions of a function, and forbids no other one.',
  },
  'OpenCL.DebugInfo.100/other-instructions-are-before-the-functions': {
    section: '2.4 Logical Layout of a Module',
    reading:
      'The sentence recommends a place; the instructions may be wherever debug information may.',
  },
  'OpenCL.DebugInfo.100/declared-variable-is-an-op-variable': {
    section: 'Local Variables / DebugLocalVariable / ArgNumber',
    reading:
      'Variable may be what declares a formal parameter in the module, an OpFunctionParameter, or an untyped variable.',
  },
  'OpenCL-environment/kernel-argument-member-array': {
    reading:
      'OpenCL C says what a structure that a kernel takes may contain, and arrays are among that; the list does not take it away.',
  },
  'OpenCL-environment/kernel-argument-by-value': {
    reading:
      'The argument is the structure that is pointed to, which is among the allowed types; the list of storage classes is for pointers that are arguments themselves.',
  },
  'SPV_KHR_post_depth_coverage/early-tests-are-set-beside-early-and-late': {
    section: 'SPV_AMD_shader_early_and_late_fragment_tests: 3.6 Execution Mode',
    reading:
      'A mode that functions identically to EarlyFragmentTests, as EarlyAndLateFragmentTestsAMD does there, suffices.',
  },
  [`${heap}/array-stride-id-elsewhere-is-greater-than-zero`]: {
    reading:
      'The sentence is a condition for an explicit layout; a type that needs none may have a stride of 0.',
  },
  [`${heap}/untyped-pointers-extension-is-declared`]: {
    reading:
      'An implementation of this extension also implements SPV_KHR_untyped_pointers; a module need not declare it.',
  },
  [`${heap}/heap-variable-is-untyped`]: {
    section: '3.21 BuiltIn / SamplerHeapEXT, ResourceHeapEXT',
    reading:
      'A heap variable may be typed: the descriptions of the built-ins do not ask for an untyped one.',
  },
  [`${heap}/heap-variable-is-uniform-constant`]: {
    section: '3.21 BuiltIn / SamplerHeapEXT, ResourceHeapEXT',
    reading: 'The storage class of a heap variable is left to the client API.',
  },
  [`${heap}/buffer-object-is-not-loaded`]: {
    section: '3.3.8 Memory Instructions: OpLoad',
    reading:
      'OpLoad may load an OpTypeBufferEXT, as it may load an image, if nothing uses the result.',
  },
  [`${heap}/buffer-pointer-buffer-is-in-the-heap`]: {
    reading: 'The Buffer may be the heap variable itself: the buffer at its first byte is meant.',
  },
  [`${heap}/buffer-pointer-buffer-reaches-a-buffer-type`]: {
    reading:
      'The Buffer is any pointer into the resource heap, whatever type its access chain has reached.',
  },
  [`${heap}/buffer-pointer-has-the-storage-class-of-its-buffer-type`]: {
    section: 'OpTypeBufferEXT / Storage Class',
    reading: 'Result Type may have the other of the two storage classes for buffers.',
  },
  [`${heap}/texel-pointer-image-type-has-a-listed-dim`]: {
    reading:
      'Where the text gives no number of components for a dimensionality, any coordinate is valid.',
  },
  [`${heap}/texel-pointer-is-not-copied`]: {
    section: '3.3.1 Miscellaneous Instructions: OpCopyObject',
    reading:
      'A texel pointer may be copied by OpCopyObject if only atomic instructions use the copy.',
  },
  [`${heap}/array-stride-id-is-not-on-a-member`]: {
    section: 'OpMemberDecorateIdEXT / Decoration',
    reading: 'ArrayStrideIdEXT may decorate a member by OpMemberDecorateIdEXT.',
  },
  [`${heap}/id-decoration-operand-is-32-bit-unsigned`]: {
    section: 'OpConstantSizeOfEXT',
    reading: 'The operand may be a constant of any integer type.',
  },
  [`${heap}/array-stride-and-array-stride-id-exclude-each-other`]: {
    reading: 'An array type may have both decorations if they give it the same stride.',
  },
  [`${heap}/offset-and-offset-id-exclude-each-other`]: {
    reading: 'A member may have both decorations if they give it the same offset.',
  },
  [`${heap}/heap-access-has-explicit-layout`]: {
    section: '2.2.2 Types / Explicit Layout',
    reading: 'UniformConstant is not among the storage classes that need an explicit layout.',
  },
  [`${replicated}/result-type-is-not-a-structure`]: {
    section: 'Overview',
    reading: 'Result Type may be a structure all of whose members have the type of Value.',
  },
  [`${replicated}/result-type-has-a-constituent`]: {
    reading: 'Result Type may be a structure without members, of which any Value is true.',
  },
  [`${replicated}/result-type-has-a-known-length`]: {
    section: '2.2.2 Types: Composite',
    reading: 'Result Type may be a run-time array, which is an array.',
  },
  'SPV_KHR_16bit_storage/rounded-conversion-has-a-use': {
    section: '2.16.2 Validation Rules for Shader Capabilities',
    reading:
      'Only the uses that there are have to be stores; a conversion without uses has none that is not.',
  },
  'SPV_KHR_16bit_storage/unused-types-have-no-narrow-data': {
    reading:
      'The capabilities add no 16-bit operations but those listed, and a type that nothing uses is no operation.',
  },
  'SPV_KHR_16bit_storage/copied-memory-has-no-narrow-data': {
    section: '3.2.30 Capability',
    reading: 'OpCopyMemory may copy 16-bit data, because a copy is not a 16-bit operation.',
  },
  'SPV_KHR_8bit_storage/unused-types-have-no-narrow-data': {
    reading:
      'The capabilities add no 8-bit operations but those listed, and a type that nothing uses is no operation.',
  },
  'SPV_KHR_8bit_storage/copied-memory-has-no-narrow-data': {
    section: '3.2.30 Capability',
    reading: 'OpCopyMemory may copy 8-bit data, because a copy is not an 8-bit operation.',
  },
  'SPV_KHR_constant_data/data-has-at-most-65531-words': {
    section: '2.17 Universal Limits',
    reading: 'Data may have 65532 words, which is what an instruction of 65535 words has room for.',
  },
  'SPV_KHR_constant_data/utf-encoded-target-has-a-length': {
    section: '2.2.2 Types: Array',
    reading: 'UTFEncodedKHR may decorate a run-time array, which is an array type.',
  },
  [`${matrix}/unsigned-division-is-of-unsigned-components`]: {
    section: '3.3.13 Arithmetic Instructions: OpUDiv',
    reading:
      'Cooperative matrices with signed components are taken as unsigned by OpUDiv, unlike scalars.',
  },
  [`${matrix}/pointer-does-not-point-to-booleans`]: {
    section: '2.2.1 Types: Scalar',
    reading: 'A Boolean is a scalar, and the text asks for a pointer to a scalar or vector.',
  },
  [`${matrix}/length-is-not-executed-by-spec-constant-op`]: {
    section: '3.3.7 Constant-Creation Instructions: OpSpecConstantOp',
    reading:
      'OpSpecConstantOp executes OpCooperativeMatrixLengthKHR, too: its list is about the instructions of the core specification.',
  },
  [`${matrix}/stride-of-a-load-is-not-negative`]: {
    section: 'OpCooperativeMatrixLoadKHR / Stride',
    reading:
      'Stride is unsigned whatever the Signedness of its type, so that a constant with its highest bit set is a great number.',
  },
  [`${matrix}/stride-of-a-store-is-positive`]: {
    section: 'OpCooperativeMatrixStoreKHR / Stride',
    reading:
      'Stride is unsigned whatever the Signedness of its type, so that a constant with its highest bit set is a great number.',
  },
  [`${untyped}/half-through-untyped-pointer-has-float16`]: {
    section: 'Instructions / OpTypeUntypedPointerKHR',
    reading:
      'Float16Buffer restricts access through pointers to the type; an untyped pointer is no such pointer.',
  },
  [`${untyped}/in-bounds-ptr-access-chain-takes-no-logical-pointer`]: {
    section: 'Instructions / OpUntypedInBoundsPtrAccessChainKHR',
    reading:
      'OpUntypedInBoundsPtrAccessChainKHR takes what OpUntypedPtrAccessChainKHR takes, whose semantics it has.',
  },
  [`${untyped}/variable-with-physical-pointers-is-aliased-or-restricted`]: {
    section: '2.16.1 Universal Validation Rules: PhysicalStorageBuffer',
    reading: 'Such a variable needs neither decoration, as the core specification has it now.',
  },
  [`${untyped}/copied-size-is-a-multiple-of-two-with-16-bit-storage`]: {
    reading: 'The sentence permits what nothing forbids: every Size is allowed without it, too.',
  },
  [`${untyped}/copied-size-is-any-number-with-8-bit-storage`]: {
    reading: 'The sentence permits what nothing forbids: every Size is allowed without it, too.',
  },
  [`${untyped}/in-bounds-ptr-access-chain-base-type-follows-the-layout-rules`]: {
    section: 'Instructions / OpUntypedInBoundsPtrAccessChainKHR',
    reading: 'The layout rules apply to the instructions that their sentences name alone.',
  },
  [`${untyped}/data-type-and-base-type-are-no-array-of-matrices`]: {
    reading: 'Only a matrix type itself is excluded; an array of matrices may be a Base Type.',
  },
  [`${untyped}/load-and-store-through-untyped-pointer-are-of-no-bare-matrix`]: {
    reading: 'A matrix may be accessed through an untyped pointer; its stride is that of its type.',
  },
  [`${untyped}/chain-array-stride-is-that-of-the-array`]: {
    section: '3.3.8 Memory Instructions: OpAccessChain',
    reading:
      'One untyped pointer type points to elements of all arrays, so that its stride says nothing about them.',
  },
  [`${untyped}/prefetch-with-optional-operands-has-memory-operands`]: {
    reading: 'Memory operands may be absent behind Cache Type, and then have their default.',
  },
  [`${untyped}/subtracted-operand-1-is-a-base-for-ptr-access-chains`]: {
    section: 'Instructions / OpPtrAccessChain',
    reading:
      'Operand 1 is any pointer of an allowed storage class; it need not have an ArrayStride.',
  },
  [`${untyped}/ptr-cast-to-generic-keeps-the-kind-of-pointer`]: {
    reading:
      'A typed pointer may be cast into an untyped one, and an untyped one into a typed one.',
  },
  [`${untyped}/other-atomic-pointer-is-typed`]: {
    section: 'Universal Validation Rules',
    reading: 'These atomic instructions take untyped pointers like all others.',
  },
  'Vulkan-environment/extracted-bits-are-a-scalar': {
    reading: 'The sentence is about components: the result of a vector is a vector of such floats.',
  },
  'Vulkan-environment/image-format-signedness': {
    reading:
      'The table compares the instruction and the width; its column for the signedness is about each access, which SignExtend and ZeroExtend may change.',
  },
  [`${untyped}/opencl-prefetch-pointer-is-typed`]: {
    section: 'OpenCL.std: naming convention',
    reading: 'The extended instruction prefetch takes an untyped pointer, too.',
  },
  'SPV_EXT_fragment_shader_interlock/shading-rates-are-declared': {
    reading:
      'This extension alone enables the capability; the other two are named because the mode speaks of what they bring.',
  },
  'Vulkan-environment/integer-members-flat': {
    reading:
      'A variable whose type is a structure is not of integer type, and neither it nor its members need Flat.',
  },
  'SPV_AMD_shader_ballot/float-group-result-is-a-float': {
    reading:
      'The sentence is as printed: the result is an integer, though the operation is called one of floating point.',
  },
  'SPV_AMD_shader_ballot/mbcnt-mask-has-32-bits': {
    reading:
      'The mask may have 64 bits, as that of the function in GLSL that the text is written for.',
  },
  'SPV_ARM_graph/interface-lists-inputs-then-outputs': {
    reading:
      'The sentence states an order of the variables alone; how many there are and what they point to is for the client.',
  },
  'SPV_ARM_graph/tensors-extension-is-declared': requiredOfImplementations,
  'SPV_EXT_ocp_microscaling_types/float8-extension-is-declared': requiredOfImplementations,
  'SPV_EXT_ocp_microscaling_types/narrow-float-pointer-is-to-function-or-private': {
    reading:
      'The sentence is about objects of the types; a pointer through which none is read or written may have any storage class.',
  },
  'SPV_EXT_opacity_micromap/ray-extension-is-declared': requiredOfImplementations,
  'SPV_EXT_shader_invocation_reorder/motion-extension-is-declared': {
    section: 'Interactions with SPV_NV_ray_tracing_motion_blur',
    reading:
      'The other extension is required of implementations; the capability of this text alone enables the instructions.',
  },
  'SPV_EXT_shader_invocation_reorder/physical-storage-buffer-extension-is-declared':
    requiredOfImplementations,
  'SPV_EXT_shader_invocation_reorder/ray-tracing-extension-is-declared': requiredOfImplementations,
  'SPV_NV_shader_invocation_reorder/motion-extension-is-declared': {
    section: 'Interactions with SPV_NV_ray_tracing_motion_blur',
    reading:
      'The other extension is required of implementations; the capability of this text alone enables the instructions.',
  },
  'SPV_NV_shader_invocation_reorder/physical-storage-buffer-extension-is-declared':
    requiredOfImplementations,
  'SPV_NV_shader_invocation_reorder/ray-tracing-extension-is-declared': requiredOfImplementations,
  'SPV_KHR_abort/constant-data-extension-is-declared': requiredOfImplementations,
  'SPV_KHR_abort/message-is-an-array-or-structure': {
    section: '3.3.12 Composite Instructions: OpCopyLogical',
    reading:
      'A type matches itself, so a scalar, a vector or a matrix may be the message where Message Type is its type.',
  },
  'SPV_KHR_opacity_micromap/ray-extension-is-declared': requiredOfImplementations,
  'SPV_KHR_ray_tracing_position_fetch/ray-extension-is-declared': requiredOfImplementations,
  'SPV_KHR_workgroup_memory_explicit_layout/ptr-access-chain-base-has-array-stride': {
    section: 'Core: OpPtrAccessChain',
    reading:
      'Workgroup as a storage class requires no explicit layout, so its pointers need no ArrayStride; where they have one, it is used.',
  },
  'SPV_KHR_quad_control/maximal-reconvergence-is-declared': requiredOfImplementations,
  'SPV_INTEL_fp_max_error/applied-to-a-floating-point-instruction': {
    section: 'Overview',
    reading: 'The environment of the client says which instructions may have the decoration.',
  },
  'SPV_INTEL_fp_max_error/max-error-is-positive': {
    section: 'Overview',
    reading: 'The environment of the client says which values of Max Error are valid.',
  },
  'SPV_NV_cooperative_matrix2/transpose-keeps-the-component-type': {
    reading:
      'OpCooperativeMatrixTransposeNV may change the Component Type, which is not among the operands that both types have in common.',
  },
  'SPV_NV_cooperative_matrix/integer-arithmetic-keeps-the-shape': {
    reading:
      'The operands of integer arithmetic have as many components as the result. The number of components of a cooperative matrix depends on the implementation, so no module shows that two differ.',
  },
  'SPV_NV_cooperative_matrix/pointer-does-not-point-to-booleans': {
    reading: 'A Boolean is a scalar, so a pointer to Booleans is one to a scalar or vector.',
  },
  'SPV_NV_cooperative_matrix/unsigned-division-is-of-unsigned-components': {
    reading:
      'An integer type is an appropriate component type of every integer division, with or without a sign.',
  },
  'SPV_NV_cooperative_matrix/vulkan-memory-model-extension-is-declared': requiredOfImplementations,
  'SPV_NV_shader_image_footprint/granularity-is-not-reserved': {
    reading: 'The table says what values mean; one that it reserves has no defined result.',
  },
  'SPV_QCOM_cooperative_matrix_conversion/sub-array-is-within-the-source': {
    reading:
      'The behavior is undefined where the part exceeds the source, so only a run is at fault.',
  },
  'SPV_QCOM_image_processing3/gather-mode-is-listed': {
    reading: 'The behavior is undefined for other values, so only a run is at fault.',
  },
}
