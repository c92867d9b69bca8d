import type { Environment } from '../environments.ts'

/**
 * Extensions without a folder all of whose requirements are in the core specification, so that the rules of core carry
 * them: versions of core took them over, or they add what core describes in general. Their texts were read for it.
 * SPV_KHR_physical_storage_buffer and SPV_EXT_physical_storage_buffer are among them, although core leaves out the decoration on aliases that
 * they asked for at variables and parameters with pointers into PhysicalStorageBuffer: its revisions say that this was lifted (NOTES.md).
 */
export const carriedExtensions: readonly string[] = [
  'SPV_EXT_descriptor_indexing',
  'SPV_EXT_physical_storage_buffer',
  'SPV_EXT_shader_viewport_index_layer',
  'SPV_GOOGLE_decorate_string',
  'SPV_GOOGLE_hlsl_functionality1',
  'SPV_GOOGLE_user_type',
  'SPV_KHR_bit_instructions',
  'SPV_KHR_device_group',
  'SPV_KHR_float_controls',
  'SPV_KHR_integer_dot_product',
  'SPV_KHR_linkonce_odr',
  'SPV_KHR_multiview',
  'SPV_KHR_no_integer_wrap_decoration',
  'SPV_KHR_non_semantic_info',
  'SPV_KHR_physical_storage_buffer',
  'SPV_KHR_relaxed_extended_instruction',
  'SPV_KHR_shader_draw_parameters',
  'SPV_KHR_storage_buffer_storage_class',
  'SPV_KHR_subgroup_uniform_control_flow',
  'SPV_KHR_terminate_invocation',
  'SPV_KHR_variable_pointers',
  'SPV_KHR_vulkan_memory_model',
]

/**
 * Extensions without a folder all of whose requirements are in the text of a client as well, so that the rules of that text carry
 * them in its environments. SPV_EXT_shader_stencil_export and SPV_KHR_fragment_shading_rate require of built-in variables what
 * Vulkan requires of them: their storage class, their type, their execution models, and the rates that combine. Vulkan has the places of
 * PerVertexKHR and the built-ins of SPV_KHR_fragment_shader_barycentric, and those of SPV_NV_fragment_shader_barycentric under the same names.
 */
export const carriedByClients: Readonly<Partial<Record<Environment['client'], readonly string[]>>> =
  {
    vulkan: [
      'SPV_EXT_shader_stencil_export',
      'SPV_KHR_fragment_shader_barycentric',
      'SPV_KHR_fragment_shading_rate',
      'SPV_NV_fragment_shader_barycentric',
    ],
  }
