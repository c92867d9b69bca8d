import { type Models, models } from '../../core/shared/models.ts'

/** The bits of shader stages by name, with the execution models of shaders of that stage. */
const stages: readonly (readonly [bit: string, Models])[] = [
  ['VERTEX_BIT', models('Vertex')],
  ['TESSELLATION_CONTROL_BIT', models('TessellationControl')],
  ['TESSELLATION_EVALUATION_BIT', models('TessellationEvaluation')],
  ['GEOMETRY_BIT', models('Geometry')],
  ['FRAGMENT_BIT', models('Fragment')],
  ['COMPUTE_BIT', models('GLCompute')],
  ['TASK_BIT_EXT', models('TaskEXT', 'TaskNV')],
  ['MESH_BIT_EXT', models('MeshEXT', 'MeshNV')],
  ['RAYGEN_BIT_KHR', models('RayGenerationKHR')],
  ['ANY_HIT_BIT_KHR', models('AnyHitKHR')],
  ['CLOSEST_HIT_BIT_KHR', models('ClosestHitKHR')],
  ['MISS_BIT_KHR', models('MissKHR')],
  ['INTERSECTION_BIT_KHR', models('IntersectionKHR')],
  ['CALLABLE_BIT_KHR', models('CallableKHR')],
]

/** Of some execution models, those whose stage is not among the names of bits. */
export function outsideStages(set: Models, bits: ReadonlySet<string>): Models {
  return stages.reduce(
    (outside, [bit, models]) =>
      bits.has(`VK_SHADER_STAGE_${bit}`) ? outside : outside | (set & models),
    0,
  )
}
