import { requiring, type Wording } from './wording.ts'

const replicated = 'SPV_EXT_replicated_composites'
const matrix = 'SPV_KHR_cooperative_matrix'

/** Wordings of the open rules of texts on what shaders compute. */
export const wordingsOfShaders: Readonly<Record<string, Wording>> = {
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
  'SPV_EXT_fragment_shader_interlock/shading-rates-are-declared': {
    strict:
      'A module that declares FragmentShaderShadingRateInterlockEXT must declare SPV_NV_shading_rate or SPV_EXT_fragment_invocation_density as well.',
    lax: 'A module that declares FragmentShaderShadingRateInterlockEXT need not declare another extension than this one.',
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
  'SPV_EXT_ocp_microscaling_types/float8-extension-is-declared': requiring(
    'SPV_EXT_ocp_microscaling_types',
    'SPV_EXT_float8',
  ),
  'SPV_EXT_ocp_microscaling_types/narrow-float-pointer-is-to-function-or-private': {
    strict:
      'The storage class of a pointer type to a type that is or includes a Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT must be Function or Private.',
    lax: 'The storage class of a pointer through which a Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT, or an object that includes one, is read or written, must be Function or Private; other pointers may have any.',
  },
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
  'SPV_NV_cooperative_matrix/integer-arithmetic-keeps-the-shape': {
    strict:
      'The cooperative matrices that are operands of integer arithmetic must have the Scope, Rows and Columns of Result Type.',
    lax: 'The cooperative matrices that are operands of integer arithmetic must have as many components as Result Type, which depends on the implementation; their dimensions and scopes may differ.',
  },
  'SPV_NV_cooperative_matrix/pointer-does-not-point-to-booleans': {
    strict: 'The Type of the pointer must be a numerical scalar or a vector of them.',
    lax: 'The Type of the pointer may be any scalar or vector, Booleans included.',
  },
  'SPV_NV_cooperative_matrix/unsigned-division-is-of-unsigned-components': {
    strict:
      'If Result Type of OpUDiv is a cooperative matrix type, its Component Type must have Signedness 0.',
    lax: 'If Result Type of OpUDiv is a cooperative matrix type, its Component Type may be an integer type of either Signedness.',
  },
  'SPV_NV_cooperative_matrix/vulkan-memory-model-extension-is-declared': {
    strict:
      'A module before version 1.5 that declares SPV_NV_cooperative_matrix must declare SPV_KHR_vulkan_memory_model as well.',
    lax: 'A module that declares SPV_NV_cooperative_matrix need not declare another extension than this one.',
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
