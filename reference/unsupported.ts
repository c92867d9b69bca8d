import { enumerantByName, instructionByName, instructions } from '#spec/grammar/grammar'
import type { Instruction as Row } from '#spec/grammar/types'
import { judgedTexts } from '#spec/judged'
import { isDescribed } from './core/shared/availability.ts'
import type { Module } from './module.ts'

/**
 * Extensions, beside those that have a folder, whose effect on the rules of `core` is known here: their texts were read,
 * or they bring in instructions and enumerants only and leave the rules of all others as they are. Rules of their own are
 * not checked, which `undecided` says of those that have some.
 */
export const knownExtensions: readonly string[] = [
  'SPV_AMD_gcn_shader',
  'SPV_AMD_gpu_shader_half_float_fetch',
  'SPV_AMD_shader_early_and_late_fragment_tests',
  'SPV_AMD_shader_explicit_vertex_parameter',
  'SPV_AMD_shader_fragment_mask',
  'SPV_AMD_shader_image_load_store_lod',
  'SPV_AMD_shader_trinary_minmax',
  'SPV_ARM_cooperative_matrix_layouts',
  'SPV_ARM_core_builtins',
  'SPV_EXT_arithmetic_fence',
  'SPV_EXT_descriptor_indexing',
  'SPV_EXT_fragment_fully_covered',
  'SPV_EXT_fragment_invocation_density',
  'SPV_EXT_image_raw10_raw12',
  'SPV_EXT_optnone',
  'SPV_EXT_physical_storage_buffer',
  'SPV_EXT_shader_64bit_indexing',
  'SPV_EXT_shader_atomic_float16_add',
  'SPV_EXT_shader_image_int64',
  'SPV_EXT_shader_stencil_export',
  'SPV_EXT_shader_viewport_index_layer',
  'SPV_GOOGLE_decorate_string',
  'SPV_GOOGLE_hlsl_functionality1',
  'SPV_GOOGLE_user_type',
  'SPV_INTEL_shader_integer_functions2',
  'SPV_KHR_bit_instructions',
  'SPV_KHR_compute_shader_derivatives',
  'SPV_KHR_device_group',
  'SPV_KHR_float_controls',
  'SPV_KHR_fma',
  'SPV_KHR_fragment_shader_barycentric',
  'SPV_KHR_fragment_shading_rate',
  'SPV_KHR_integer_dot_product',
  'SPV_KHR_linkonce_odr',
  'SPV_KHR_multiview',
  'SPV_KHR_no_integer_wrap_decoration',
  'SPV_KHR_non_semantic_info',
  'SPV_KHR_physical_storage_buffer',
  'SPV_KHR_ray_cull_mask',
  'SPV_KHR_relaxed_extended_instruction',
  'SPV_KHR_shader_atomic_counter_ops',
  'SPV_KHR_shader_ballot',
  'SPV_KHR_shader_draw_parameters',
  'SPV_KHR_storage_buffer_storage_class',
  'SPV_KHR_subgroup_uniform_control_flow',
  'SPV_KHR_terminate_invocation',
  'SPV_KHR_uniform_group_instructions',
  'SPV_KHR_variable_pointers',
  'SPV_KHR_vulkan_memory_model',
  'SPV_NVX_multiview_per_view_attributes',
  'SPV_NV_cluster_acceleration_structure',
  'SPV_NV_compute_shader_derivatives',
  'SPV_NV_cooperative_matrix_decode_vector',
  'SPV_NV_displacement_micromap',
  'SPV_NV_fragment_shader_barycentric',
  'SPV_NV_linear_swept_spheres',
  'SPV_NV_push_constant_bank',
  'SPV_NV_ray_tracing_motion_blur',
  'SPV_NV_sample_mask_override_coverage',
  'SPV_NV_shader_sm_builtins',
  'SPV_NV_shading_rate',
  'SPV_NV_stereo_view_rendering',
  'SPV_NV_viewport_array2',
  'SPV_QCOM_tile_shading',
]

const judgedExtensions: ReadonlySet<string> = new Set([
  ...knownExtensions,
  ...judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
])

/** Whether a name is that of an extension of OpenCL, not of SPIR-V. */
export function isOpenclExtension(name: string): boolean {
  return name.startsWith('cl_') || name.startsWith('cles_')
}

/**
 * Whether a rule of the environment refuses the name: no text of an extension is needed then.
 */
function isRefused(name: string, { environment }: Module): boolean {
  return environment.client === 'opencl' && isOpenclExtension(name)
}

/** Why the module cannot be judged: it uses an extension whose rules the judge does not know; `undefined` when it can. */
export function unsupportedExtension(module: Module): string | undefined {
  for (const name of module.extensions)
    if (!judgedExtensions.has(name) && !isRefused(name, module))
      return `the rules of extension ${JSON.stringify(name)} are not known here`
  return undefined
}

const withFolder: ReadonlySet<string> = new Set(
  judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
)

/** Whether an extension is one whose effect on modules is known here. */
export function isJudgedExtension(name: string): boolean {
  return judgedExtensions.has(name)
}

/** The extensions that bring a thing in: those that the grammar names for it, and for its capabilities. */
export function broughtBy({
  extensions,
  capabilities,
}: Pick<Row, 'extensions' | 'capabilities'>): readonly string[] {
  const ofCapabilities = capabilities.flatMap(
    (name) => enumerantByName('Capability', name)?.extensions ?? [],
  )
  return [...extensions, ...ofCapabilities]
}

/**
 * Instructions that the grammar has and no text that we follow: the core specification does not describe them, or no
 * longer, and what brings them in is a text with a folder here that does not have them. Instructions of
 * other extensions are not among them, for a module that has one names the extension.
 */
export const instructionsWithoutText: readonly Row[] = instructions.filter(
  (row) =>
    row.version === null &&
    !isDescribed(row.opcode) &&
    broughtBy(row).every((name) => withFolder.has(name)),
)

/** Instructions of texts whose followed versions do not have them yet. */
function withheldInstructions(dates: ReadonlyMap<string, string>): readonly Row[] {
  const names = judgedTexts.flatMap(({ name, facts }) =>
    facts.extension === undefined
      ? []
      : facts.instructions.filter(({ since = '' }) => since > (dates.get(name) ?? since)),
  )
  return names.flatMap(({ name }) => instructionByName(name) ?? [])
}

/**
 * The instructions that the grammar has and no text describes that is known, in the version that is followed.
 *
 * @param dates the versions of texts that are followed, by their names.
 */
export function unsupportedRows(dates: ReadonlyMap<string, string>): readonly Row[] {
  return [...withheldInstructions(dates), ...instructionsWithoutText]
}

/**
 * Says of a module why it cannot be judged: it has an instruction whose text is not known. `undefined` when it has none.
 *
 * @param rows of these instructions.
 */
export function unsupportedInstructions(
  rows: readonly Row[],
): (module: Module) => string | undefined {
  const isUnsupported = new Uint8Array(1 + Math.max(...rows.map(({ opcode }) => opcode)))
  for (const { opcode } of rows) isUnsupported[opcode] = 1
  return (module) => {
    const { length } = module.instructions
    for (let index = 0; index < length; index++)
      if (isUnsupported[module.opcodeAt(index)] === 1) {
        const row = rows.find(({ opcode }) => module.has(opcode))
        return `no text that is known here describes ${row?.name}`
      }
    return undefined
  }
}
