import type { Weights } from './weights.ts'

/** The weights of a campaign by default. */
export const usualWeights: Weights = {
  sources: { kept: 25, aimed: 40, generator: 22, random: 30, large: 1.5, program: 0 },
  texts: {
    core: 1,
    'NonSemantic.ClspvReflection': 2,
    SPV_EXT_descriptor_heap: 2,
    SPV_EXT_replicated_composites: 2,
    SPV_KHR_constant_data: 2,
    SPV_KHR_untyped_pointers: 1.5,
    // No random module has their instructions.
    SPV_EXT_mesh_shader: 2,
    SPV_EXT_shader_atomic_float_add: 2,
    SPV_EXT_shader_atomic_float_min_max: 2,
    SPV_KHR_ray_query: 3,
    SPV_KHR_ray_tracing: 3,
    // Few rules, which chance would pass over.
    SPV_KHR_16bit_storage: 2,
    SPV_KHR_8bit_storage: 2,
    SPV_KHR_float_controls2: 2,
    // Hundreds of rules, each about one built-in or one instruction of a client, would leave little to the others.
    'Vulkan-environment': 0.4,
    'Vulkan-shader-interfaces': 0.2,
    'OpenCL-environment': 0.4,
  },
  again: 0.05,
  changes: { words: 6, rule: 20, edit: 24, generic: 50 },
  generic: { 'constant-of-a-text': 4, 'foreign-operand': 5, 'load-operand': 4, 'layout-number': 3 },
  changed: 0.55,
  anyEnvironment: 0.1,
  clientEnvironment: 0.4,
}
