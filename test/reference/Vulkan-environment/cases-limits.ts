import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { limited, lines, parts } from './case.ts'
import { floatCases } from './cases-floats.ts'

const meshProperties = 'VkPhysicalDeviceMeshShaderPropertiesEXT'
const mesh: Pieces = {
  minor: 4,
  capabilities: 'OpCapability MeshShadingEXT',
  extensions: 'OpExtension "SPV_EXT_mesh_shader"',
}
const set = 'OpSetMeshOutputsEXT %u1 %u1'

/** A shader with workgroups of a size. */
function sized(model: string, size: string): Pieces {
  const modes = [`OpExecutionMode %main LocalSize ${size}`]
  if (model.startsWith('Mesh'))
    modes.push(
      'OpExecutionMode %main OutputVertices 3',
      'OpExecutionMode %main OutputPrimitivesEXT 1',
      'OpExecutionMode %main OutputTrianglesEXT',
    )
  return {
    ...(model === 'GLCompute' ? {} : mesh),
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes: lines(...modes),
    ...(model === 'MeshEXT' && { body: set }),
    ...(model === 'TaskEXT' && { end: 'OpEmitMeshTasksEXT %u1 %u1 %u1' }),
  }
}

const workgroupCases = (
  [
    ['compute', 'GLCompute', 'VkPhysicalDeviceLimits', 'maxComputeWorkGroup'],
    ['task', 'TaskEXT', meshProperties, 'maxTaskWorkGroup'],
    ['mesh', 'MeshEXT', meshProperties, 'maxMeshWorkGroup'],
  ] as const
).flatMap(([slug, model, structure, name]) => [
  ...['65 1 1', '1 9 1', '1 1 5'].map((wrong) =>
    limited(
      `${slug}-workgroup-size-limit`,
      { [structure]: { [`${name}Size`]: [64, 8, 4] } },
      sized(model, '64 8 4'),
      sized(model, wrong),
    ),
  ),
  limited(
    `${slug}-workgroup-invocations-limit`,
    { [structure]: { [`${name}Invocations`]: 64 } },
    sized(model, '16 2 2'),
    sized(model, '13 5 1'),
  ),
])

const limits = 'VkPhysicalDeviceLimits'

/** A shader of a stage with a variable `%v` at a location. */
function placed(model: string, storage: string, location: number): Pieces {
  const tessellates = model.startsWith('Tessellation')
  const isArrayed =
    model === 'TessellationControl' ||
    model === 'MeshEXT' ||
    (storage === 'Input' && (model === 'Geometry' || tessellates))
  const modes: Readonly<Record<string, string>> = {
    Fragment: 'OpExecutionMode %main OriginUpperLeft',
    TessellationControl: 'OpExecutionMode %main OutputVertices 4',
    TessellationEvaluation: 'OpExecutionMode %main Triangles',
    Geometry: lines(
      'OpExecutionMode %main InputPoints',
      'OpExecutionMode %main OutputPoints',
      'OpExecutionMode %main OutputVertices 1',
      'OpExecutionMode %main Invocations 1',
    ),
  }
  const capabilities = tessellates ? 'Tessellation' : model === 'Geometry' ? 'Geometry' : 'Shader'
  const count = model === 'Geometry' ? '%u1' : '%u4'
  return {
    ...(model === 'MeshEXT'
      ? {
          ...mesh,
          body: 'OpSetMeshOutputsEXT %u4 %u1',
          modes: lines(
            'OpExecutionMode %main LocalSize 1 1 1',
            'OpExecutionMode %main OutputVertices 4',
            'OpExecutionMode %main OutputPrimitivesEXT 1',
            'OpExecutionMode %main OutputTrianglesEXT',
          ),
        }
      : { capabilities: `OpCapability ${capabilities}`, modes: modes[model] ?? '' }),
    entryPoints: `OpEntryPoint ${model} %main "main" %v`,
    annotations: `OpDecorate %v Location ${location}`,
    declarations: lines(
      `%array = OpTypeArray %v4f ${count}`,
      `%p = OpTypePointer ${storage} %${isArrayed ? 'array' : 'v4f'}`,
      `%v = OpVariable %p ${storage}`,
    ),
  }
}

const locationCases = (
  [
    ['vertex-input', 'Vertex', 'Input', 'maxVertexInputAttributes', 16],
    ['vertex-output', 'Vertex', 'Output', 'maxVertexOutputComponents', 64],
    [
      'tessellation-control-input',
      'TessellationControl',
      'Input',
      'maxTessellationControlPerVertexInputComponents',
      64,
    ],
    [
      'tessellation-control-output',
      'TessellationControl',
      'Output',
      'maxTessellationControlPerVertexOutputComponents',
      64,
    ],
    [
      'tessellation-evaluation-input',
      'TessellationEvaluation',
      'Input',
      'maxTessellationEvaluationInputComponents',
      64,
    ],
    [
      'tessellation-evaluation-output',
      'TessellationEvaluation',
      'Output',
      'maxTessellationEvaluationOutputComponents',
      64,
    ],
    ['geometry-input', 'Geometry', 'Input', 'maxGeometryInputComponents', 64],
    ['geometry-output', 'Geometry', 'Output', 'maxGeometryOutputComponents', 64],
    ['fragment-input', 'Fragment', 'Input', 'maxFragmentInputComponents', 64],
    ['fragment-output', 'Fragment', 'Output', 'maxFragmentOutputAttachments', 16],
    ['mesh-output', 'MeshEXT', 'Output', 'maxMeshOutputComponents', 64],
  ] as const
).map(([slug, model, storage, name, most]) =>
  limited(
    `${slug}-location-limit`,
    { [model === 'MeshEXT' ? meshProperties : limits]: { [name]: most } },
    placed(model, storage, 15),
    placed(model, storage, 16),
  ),
)

function outputs(model: string, vertices: number, primitives: number): Pieces {
  const isNv = model === 'MeshNV'
  return {
    minor: 4,
    capabilities: `OpCapability MeshShading${isNv ? 'NV' : 'EXT'}`,
    extensions: `OpExtension "${isNv ? 'SPV_NV_mesh_shader' : 'SPV_EXT_mesh_shader'}"`,
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes: lines(
      'OpExecutionMode %main LocalSize 1 1 1',
      `OpExecutionMode %main OutputVertices ${vertices}`,
      `OpExecutionMode %main OutputPrimitivesEXT ${primitives}`,
      'OpExecutionMode %main OutputTrianglesEXT',
    ),
    ...(isNv ? {} : { body: set }),
  }
}

function tasks(count: string): Pieces {
  return {
    ...sized('TaskEXT', '1 1 1'),
    declarations: '%u9 = OpConstant %u32 9',
    end: `OpEmitMeshTasksEXT ${count}`,
  }
}

/** A shader that uses an array of that many words. */
function sharing(model: string, storage: string, words: number): Pieces {
  const base = sized(model, '1 1 1')
  const isPayload = storage !== 'Workgroup'
  return {
    ...base,
    entryPoints: `OpEntryPoint ${model} %main "main"${model === 'GLCompute' ? '' : ' %v'}`,
    declarations: lines(
      `%length = OpConstant %u32 ${words}`,
      '%words = OpTypeArray %u32 %length',
      `%p = OpTypePointer ${storage} %words`,
      `%pu = OpTypePointer ${storage} %u32`.replace('%pu', '%one'),
      `%v = OpVariable %p ${storage}`,
    ),
    body: lines(
      ...(model === 'MeshEXT' ? [set] : []),
      '%place = OpAccessChain %one %v %u0',
      ...(isPayload && model === 'MeshEXT' ? ['%x = OpLoad %u32 %place'] : ['OpStore %place %u0']),
    ),
    ...(isPayload && model === 'TaskEXT' && { end: 'OpEmitMeshTasksEXT %u1 %u1 %u1 %v' }),
  }
}

const meshCases: readonly RuleCase[] = [
  ...(
    [
      ['MeshNV', 'mesh-nv', 'VkPhysicalDeviceMeshShaderPropertiesNV'],
      ['MeshEXT', 'mesh', meshProperties],
    ] as const
  ).flatMap(([model, slug, structure]) => [
    limited(
      `${slug}-vertices-limit`,
      { [structure]: { maxMeshOutputVertices: 64 } },
      outputs(model, 64, 1),
      outputs(model, 65, 1),
    ),
    limited(
      `${slug}-primitives-limit`,
      { [structure]: { maxMeshOutputPrimitives: 64 } },
      outputs(model, 3, 64),
      outputs(model, 3, 65),
    ),
  ]),
  limited(
    'mesh-tasks-count-limit',
    { [meshProperties]: { maxMeshWorkGroupCount: [4, 9, 9] } },
    tasks('%u4 %u9 %u9'),
    tasks('%u9 %u1 %u1'),
  ),
  limited(
    'mesh-tasks-total-limit',
    { [meshProperties]: { maxMeshWorkGroupTotalCount: 36 } },
    tasks('%u4 %u9 %u1'),
    tasks('%u9 %u9 %u1'),
  ),
  limited(
    'compute-shared-memory-limit',
    { [limits]: { maxComputeSharedMemorySize: 64 } },
    sharing('GLCompute', 'Workgroup', 16),
    sharing('GLCompute', 'Workgroup', 17),
  ),
  ...(
    [
      ['mesh-shared-memory-limit', 'MeshEXT', 'Workgroup', 'maxMeshSharedMemorySize'],
      [
        'mesh-payload-and-shared-memory-limit',
        'MeshEXT',
        'TaskPayloadWorkgroupEXT',
        'maxMeshPayloadAndSharedMemorySize',
      ],
      ['task-payload-limit', 'TaskEXT', 'TaskPayloadWorkgroupEXT', 'maxTaskPayloadSize'],
      ['task-shared-memory-limit', 'TaskEXT', 'Workgroup', 'maxTaskSharedMemorySize'],
      [
        'task-payload-and-shared-memory-limit',
        'TaskEXT',
        'Workgroup',
        'maxTaskPayloadAndSharedMemorySize',
      ],
    ] as const
  ).map(([slug, model, storage, name]) =>
    limited(
      slug,
      { [meshProperties]: { [name]: 64 } },
      sharing(model, storage, 16),
      sharing(model, storage, 17),
    ),
  ),
  ...(
    [
      ['mesh-vertex-count', '%u4 %u1'],
      ['mesh-primitive-count', '%u1 %u4'],
    ] as const
  ).map(([slug, counts]) =>
    parts(
      slug,
      { ...outputs('MeshEXT', 4, 4), body: `OpSetMeshOutputsEXT ${counts}` },
      { ...outputs('MeshEXT', 3, 3), body: `OpSetMeshOutputsEXT ${counts}` },
    ),
  ),
]

/** Limits of workgroups, floating-point modes, locations and meshes. */
export const limitCases: readonly RuleCase[] = [
  ...workgroupCases,
  ...floatCases,
  ...locationCases,
  ...meshCases,
]
