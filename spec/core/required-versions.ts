/** The statement of an extension's text about the versions of SPIR-V that it can be used with. */
export interface RequiredVersion {
  readonly extension: string
  /** The minor version, of version 1, that it requires; `undefined` where it does not say. */
  readonly minor: number | undefined
  /** Hash of the sentence, as `trace --list` prints it of the document. */
  readonly sentence?: string
}

const rows: readonly (readonly [string, number | undefined, string?])[] = [
  ['SPV_AMD_gcn_shader', undefined],
  ['SPV_AMD_gpu_shader_half_float_fetch', undefined],
  ['SPV_AMD_shader_early_and_late_fragment_tests', 0, '37454526d6d9478d'],
  ['SPV_AMD_shader_explicit_vertex_parameter', undefined],
  ['SPV_AMD_shader_fragment_mask', undefined],
  ['SPV_AMD_shader_image_load_store_lod', undefined],
  ['SPV_AMD_shader_trinary_minmax', undefined],
  ['SPV_ARM_cooperative_matrix_layouts', 6, 'fff81c375a41c5c8'],
  ['SPV_ARM_core_builtins', 0, '37454526d6d9478d'],
  ['SPV_EXT_arithmetic_fence', 0, '37454526d6d9478d'],
  ['SPV_EXT_descriptor_indexing', 0, '37454526d6d9478d'],
  ['SPV_EXT_fragment_fully_covered', 0, '37454526d6d9478d'],
  ['SPV_EXT_fragment_invocation_density', 0, '37454526d6d9478d'],
  ['SPV_EXT_image_raw10_raw12', 0, '37454526d6d9478d'],
  ['SPV_EXT_optnone', 0, '37454526d6d9478d'],
  ['SPV_EXT_physical_storage_buffer', 3, 'b163958f9349d8ac'],
  ['SPV_EXT_shader_64bit_indexing', 0, '37454526d6d9478d'],
  ['SPV_EXT_shader_atomic_float16_add', 0, '37454526d6d9478d'],
  ['SPV_EXT_shader_image_int64', 0, '37454526d6d9478d'],
  ['SPV_EXT_shader_stencil_export', undefined],
  ['SPV_EXT_shader_viewport_index_layer', 0, '37454526d6d9478d'],
  ['SPV_GOOGLE_decorate_string', 0, '37454526d6d9478d'],
  ['SPV_GOOGLE_hlsl_functionality1', 0, '37454526d6d9478d'],
  ['SPV_GOOGLE_user_type', 0, '37454526d6d9478d'],
  ['SPV_INTEL_shader_integer_functions2', 0, '37454526d6d9478d'],
  ['SPV_KHR_bit_instructions', 0, '37454526d6d9478d'],
  ['SPV_KHR_compute_shader_derivatives', 0, '37454526d6d9478d'],
  ['SPV_KHR_device_group', 0, '37454526d6d9478d'],
  ['SPV_KHR_float_controls', 0, '37454526d6d9478d'],
  ['SPV_KHR_fma', 0, '37454526d6d9478d'],
  ['SPV_KHR_fragment_shader_barycentric', 0, '37454526d6d9478d'],
  ['SPV_KHR_fragment_shading_rate', 0, '37454526d6d9478d'],
  ['SPV_KHR_integer_dot_product', 0, '37454526d6d9478d'],
  ['SPV_KHR_linkonce_odr', 0, '37454526d6d9478d'],
  ['SPV_KHR_multiview', 0, '37454526d6d9478d'],
  ['SPV_KHR_no_integer_wrap_decoration', 0, '37454526d6d9478d'],
  ['SPV_KHR_non_semantic_info', 0, '37454526d6d9478d'],
  ['SPV_KHR_physical_storage_buffer', 3, 'b163958f9349d8ac'],
  ['SPV_KHR_ray_cull_mask', 4, '3dd645d4354ae7e8'],
  ['SPV_KHR_relaxed_extended_instruction', 0, '6e9af795f8fb0c51'],
  ['SPV_KHR_shader_atomic_counter_ops', 0, '37454526d6d9478d'],
  ['SPV_KHR_shader_ballot', 0, '37454526d6d9478d'],
  ['SPV_KHR_shader_draw_parameters', 0, '37454526d6d9478d'],
  ['SPV_KHR_storage_buffer_storage_class', 0, '37454526d6d9478d'],
  ['SPV_KHR_subgroup_uniform_control_flow', 3, 'b163958f9349d8ac'],
  ['SPV_KHR_terminate_invocation', 0, '37454526d6d9478d'],
  ['SPV_KHR_uniform_group_instructions', 0, '37454526d6d9478d'],
  ['SPV_KHR_variable_pointers', 0, '37454526d6d9478d'],
  ['SPV_KHR_vulkan_memory_model', 3, 'b163958f9349d8ac'],
  ['SPV_NVX_multiview_per_view_attributes', 0, '37454526d6d9478d'],
  ['SPV_NV_cluster_acceleration_structure', 4, '3dd645d4354ae7e8'],
  ['SPV_NV_compute_shader_derivatives', 0, '37454526d6d9478d'],
  ['SPV_NV_cooperative_matrix_decode_vector', 6, 'fff81c375a41c5c8'],
  ['SPV_NV_displacement_micromap', 4, '3dd645d4354ae7e8'],
  ['SPV_NV_fragment_shader_barycentric', 0, '37454526d6d9478d'],
  ['SPV_NV_linear_swept_spheres', 4, '3dd645d4354ae7e8'],
  ['SPV_NV_push_constant_bank', 0, '37454526d6d9478d'],
  ['SPV_NV_ray_tracing_motion_blur', 4, '3dd645d4354ae7e8'],
  ['SPV_NV_sample_mask_override_coverage', 0, '37454526d6d9478d'],
  ['SPV_NV_shader_sm_builtins', 3, 'b163958f9349d8ac'],
  ['SPV_NV_shading_rate', 0, '37454526d6d9478d'],
  ['SPV_NV_stereo_view_rendering', 0, '37454526d6d9478d'],
  ['SPV_NV_viewport_array2', 0, '37454526d6d9478d'],
  ['SPV_QCOM_tile_shading', 0, '37454526d6d9478d'],
]

/** Texts with a folder that leave the version to core, whose rule was there before they were. */
const leftToCore: typeof rows = [
  ['SPV_EXT_long_vector', 3, 'b163958f9349d8ac'],
  ['SPV_EXT_opacity_micromap', 4, '3dd645d4354ae7e8'],
  ['SPV_EXT_shader_invocation_reorder', 4, '3dd645d4354ae7e8'],
  ['SPV_EXT_shader_subgroup_partitioned', 3, 'b163958f9349d8ac'],
  ['SPV_KHR_maximal_reconvergence', 0, '37454526d6d9478d'],
  ['SPV_KHR_opacity_micromap', 4, '3dd645d4354ae7e8'],
  ['SPV_KHR_quad_control', 3, 'b163958f9349d8ac'],
  ['SPV_KHR_ray_tracing_position_fetch', 4, '3dd645d4354ae7e8'],
  ['SPV_KHR_workgroup_memory_explicit_layout', 4, '3dd645d4354ae7e8'],
  ['SPV_NV_cooperative_matrix', 3, 'b163958f9349d8ac'],
  ['SPV_NV_mesh_shader', 0, '37454526d6d9478d'],
  ['SPV_NV_shader_invocation_reorder', 4, '3dd645d4354ae7e8'],
  ['SPV_QCOM_cooperative_matrix_conversion', 3, 'b163958f9349d8ac'],
  ['SPV_QCOM_image_processing2', 4, '3dd645d4354ae7e8'],
  ['SPV_QCOM_image_processing3', 4, '3dd645d4354ae7e8'],
]

/**
 * The versions that the texts of extensions without a folder require, from the section "Dependencies" of each. All other texts with a
 * folder have rules and a ledger for it.
 */
export const requiredVersions: readonly RequiredVersion[] = [...rows, ...leftToCore].map(
  ([extension, minor, sentence]) => ({ extension, minor, ...(sentence && { sentence }) }),
)
