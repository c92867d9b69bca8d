import type { Pieces } from './pieces.ts'

/** Environments of most pairs: two versions of Vulkan with one version of SPIR-V, so that older tools are asked too. */
export const environments: readonly string[] = ['vulkan1.3', 'vulkan1.4']

interface Stage {
  readonly capability: string
  readonly extension?: string
  readonly modes: readonly string[]
  readonly end?: string
}

const rayTracing: Stage = {
  capability: 'RayTracingKHR',
  extension: 'SPV_KHR_ray_tracing',
  modes: [],
}

const stages = {
  GLCompute: { capability: 'Shader', modes: ['LocalSize 1 1 1'] },
  Vertex: { capability: 'Shader', modes: [] },
  Fragment: { capability: 'Shader', modes: ['OriginUpperLeft'] },
  TessellationControl: { capability: 'Tessellation', modes: ['OutputVertices 1'] },
  TessellationEvaluation: {
    capability: 'Tessellation',
    modes: ['Triangles', 'SpacingEqual', 'VertexOrderCcw'],
  },
  Geometry: {
    capability: 'Geometry',
    modes: ['InputPoints', 'Invocations 1', 'OutputPoints', 'OutputVertices 1'],
  },
  TaskEXT: {
    capability: 'MeshShadingEXT',
    extension: 'SPV_EXT_mesh_shader',
    modes: ['LocalSize 1 1 1'],
    end: 'OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1',
  },
  MeshEXT: {
    capability: 'MeshShadingEXT',
    extension: 'SPV_EXT_mesh_shader',
    modes: ['LocalSize 1 1 1', 'OutputTrianglesEXT', 'OutputVertices 3', 'OutputPrimitivesEXT 1'],
  },
  TaskNV: {
    capability: 'MeshShadingNV',
    extension: 'SPV_NV_mesh_shader',
    modes: ['LocalSize 1 1 1'],
  },
  MeshNV: {
    capability: 'MeshShadingNV',
    extension: 'SPV_NV_mesh_shader',
    modes: ['LocalSize 1 1 1', 'OutputTrianglesEXT', 'OutputVertices 3', 'OutputPrimitivesEXT 1'],
  },
  RayGenerationKHR: rayTracing,
  IntersectionKHR: rayTracing,
  AnyHitKHR: rayTracing,
  ClosestHitKHR: rayTracing,
  MissKHR: rayTracing,
  CallableKHR: rayTracing,
} satisfies Readonly<Record<string, Stage>>

/** An execution model of Vulkan. */
export type ExecutionModel = keyof typeof stages

interface Also {
  readonly capabilities?: readonly string[]
  readonly extensions?: readonly string[]
  readonly interfaces?: string
}

/** An entry point of an execution model with its modes, as Vulkan requires them, that does nothing. */
export function stage(
  model: ExecutionModel,
  { capabilities = [], extensions = [], interfaces = '' }: Also = {},
): Pieces {
  const { capability, extension, modes, end }: Stage = stages[model]
  const declared = [...new Set(['Shader', capability, ...capabilities])]
  const used = [...new Set([...(extension === undefined ? [] : [extension]), ...extensions])]
  return {
    capabilities: declared.map((name) => `OpCapability ${name}`).join('\n'),
    extensions: used.map((name) => `OpExtension "${name}"`).join('\n'),
    entryPoints: `OpEntryPoint ${model} %main "main" ${interfaces}`,
    modes: modes.map((mode) => `OpExecutionMode %main ${mode}`).join('\n'),
    ...(end === undefined ? {} : { end }),
  }
}

/** Execution models of Vulkan beside those that have a skeleton, by the names that files of pairs have for them. */
export const stagePieces = {
  'any-hit': stage('AnyHitKHR'),
  callable: stage('CallableKHR'),
  'closest-hit': stage('ClosestHitKHR'),
  geometry: stage('Geometry'),
  intersection: stage('IntersectionKHR'),
  mesh: stage('MeshEXT'),
  'mesh-nv': stage('MeshNV'),
  miss: stage('MissKHR'),
  'ray-generation': stage('RayGenerationKHR'),
  task: stage('TaskEXT'),
  'task-nv': stage('TaskNV'),
  'tessellation-control': stage('TessellationControl'),
  'tessellation-evaluation': stage('TessellationEvaluation'),
} satisfies Readonly<Record<string, Pieces>>
