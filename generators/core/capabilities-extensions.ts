import { earlierVersions } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesOf, ways } from '../pairs/pair-of.ts'
import { library } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'

/** Extensions without rules of their own, with the minor version that each requires. */
const required = rowsOf(`
SPV_EXT_long_vector                        | 3
SPV_EXT_physical_storage_buffer            | 3
SPV_KHR_physical_storage_buffer            | 3
SPV_KHR_quad_control                       | 3
SPV_KHR_subgroup_uniform_control_flow      | 3
SPV_KHR_vulkan_memory_model                | 3
SPV_NV_shader_sm_builtins                  | 3
SPV_KHR_ray_cull_mask                      | 4
SPV_KHR_ray_tracing_position_fetch         | 4
SPV_KHR_workgroup_memory_explicit_layout   | 4
SPV_NV_cluster_acceleration_structure      | 4
SPV_NV_linear_swept_spheres                | 4
SPV_NV_ray_tracing_motion_blur             | 4
`)

/** The name of a pair about an extension: its name without prefix and underscores. */
function nameOf(extension: string): string {
  return extension.slice('SPV_'.length).toLowerCase().split('_').join('-')
}

/** Ways of a module of version 1.3 or 1.4, whose version is the one before. */
const ofVersion12 = ways(earlierVersions(2))
const ofVersion13 = ways(earlierVersions(3))

/**
 * A set of a version that is newer than those that are known: an instruction has operands behind those of the older versions,
 * which the text of the set lets a version add, and another one is new.
 */
const newerSet = piecesOf`imports: %debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.102"
debug: %text = OpString "text"
declarations: %source = OpExtInst %void %debug 35 %text %text %text %text
%later = OpExtInst %void %debug 4096`

/** Pairs of the rules on versions that the texts of extensions require, and on a set of a newer version. */
export const pairs = [
  ...required.map(
    ([extension = '', minor = '']) =>
      pairIn(library)`extension-version/${nameOf(extension)} in spv1.${minor}
a library of the version that ${extension} requires declares it
extensions: OpExtension "${extension}"
${Number(minor) === 3 ? ofVersion12 : ofVersion13}`,
  ),
  pairOf`extension-version/used-memory-model in spv1.3: a shader has the memory model of its extension
capabilities: Shader VulkanMemoryModel
extensions: OpExtension "SPV_KHR_vulkan_memory_model"
memoryModel: OpMemoryModel Logical Vulkan
${ofVersion12}`,
  pairOf`extension-version/used-physical-storage in spv1.3: a shader has the addresses of its extension
capabilities: Shader PhysicalStorageBufferAddresses Int64
extensions: OpExtension "SPV_KHR_physical_storage_buffer"
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: %uint_only Block, 0 Offset 0
body: %address = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint_only %ulong_64
${ofVersion12}`,
  pairOf`extension-version/used-long-vectors in spv1.3: a shader has the vectors of its extension
capabilities: Shader LongVectorEXT
extensions: OpExtension "SPV_EXT_long_vector"
declarations: %vector = OpConstantNull %uint5
${ofVersion12}`,
  pairOf`extension-version/used-workgroup-layout in spv1.4: a block of a workgroup has the layout of its extension
capabilities: Shader WorkgroupMemoryExplicitLayoutKHR
extensions: OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
annotations: %uint_only Block, 0 Offset 0
declarations: %variable = OpVariable %pointer_Workgroup_uint_only Workgroup
${ofVersion13}`,
  pairOf`extension-version/two-extensions in spv1.4: of two extensions one requires a later version
extensions: OpExtension "SPV_KHR_vulkan_memory_model"
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
${ofVersion13}`,
  pairIn(newerSet)`non-semantic-extension/newer-set in spv1.4
an extension imports a set of a version that is newer than those that are known
extensions: {OpExtension "SPV_KHR_non_semantic_info" | without-extension:}`,
  pairIn(newerSet)`non-semantic-extension/newer-set-without-it
version 1.6 imports a set of a version that is newer than those that are known`,
]
