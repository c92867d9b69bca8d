import type { Pieces } from './pieces.ts'

/** Environments of most pairs: two versions of Vulkan with one version of SPIR-V, so that older tools are asked too. */
export const environments: readonly string[] = ['vulkan1.3', 'vulkan1.4']

interface StageModes {
  readonly capability: string
  readonly extension?: string
  readonly modes: readonly string[]
  readonly end?: string
}

const rayTracing: StageModes = {
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
} satisfies Readonly<Record<string, StageModes>>

/** An execution model of Vulkan. */
export type ExecutionModel = keyof typeof stages

interface Also {
  readonly capabilities?: readonly string[]
  readonly extensions?: readonly string[]
  readonly interfaces?: string
  /** Modes beside those of the model; such a mode takes the place of one of its name, or of another one for primitives. */
  readonly modes?: readonly string[]
}

/** An entry point, by its parts. */
export interface EntryPoint {
  readonly capabilities: readonly string[]
  readonly extensions: readonly string[]
  readonly entryPoints: string
  readonly modes: readonly string[]
  readonly end?: string
}

/** Modes that exclude one another for one entry point: the name, and one for all kinds of primitives. */
function kindOf(mode: string): string {
  const [name = mode] = mode.split(' ')
  return /^Output(?:Points|Lines|Triangles)/.test(name) ? 'OutputPoints' : name
}

/** An entry point of an execution model with its modes, as Vulkan requires them, that does nothing. */
export function entryPointOf(
  model: ExecutionModel,
  { capabilities = [], extensions = [], interfaces = '', modes = [] }: Also = {},
): EntryPoint {
  const { capability, extension, modes: required, end }: StageModes = stages[model]
  const given = new Set(modes.map(kindOf))
  return {
    capabilities: [...new Set(['Shader', capability, ...capabilities])],
    extensions: [...new Set([...(extension === undefined ? [] : [extension]), ...extensions])],
    entryPoints: `OpEntryPoint ${model} %main "main" ${interfaces}`,
    modes: [...required.filter((mode) => !given.has(kindOf(mode))), ...modes],
    ...(end === undefined ? {} : { end }),
  }
}

/** The pieces of a module with such an entry point. */
export function piecesOfEntryPoint({
  capabilities,
  extensions,
  modes,
  ...pieces
}: EntryPoint): Pieces {
  return {
    capabilities: capabilities.map((name) => `OpCapability ${name}`).join('\n'),
    extensions: extensions.map((name) => `OpExtension "${name}"`).join('\n'),
    modes: modes.map((mode) => `OpExecutionMode %main ${mode}`).join('\n'),
    ...pieces,
  }
}

/** A module with an entry point of an execution model. */
export function stage(model: ExecutionModel, also?: Also): Pieces {
  return piecesOfEntryPoint(entryPointOf(model, also))
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
