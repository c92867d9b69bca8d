import type { LimitName } from '#spec/limits/limit'
import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const [ext, nv] = [
  'VkPhysicalDeviceMeshShaderPropertiesEXT',
  'VkPhysicalDeviceMeshShaderPropertiesNV',
] as const

/** Modes with a number, by execution model, and the limit of the number. */
const outputs: readonly (readonly [
  rule: string,
  model: 'MeshEXT' | 'MeshNV',
  mode: string,
  limit: LimitName,
])[] = [
  ['mesh-nv-vertices-limit', 'MeshNV', 'OutputVertices 3', `${nv}::maxMeshOutputVertices`],
  ['mesh-nv-primitives-limit', 'MeshNV', 'OutputPrimitivesEXT 1', `${nv}::maxMeshOutputPrimitives`],
  ['mesh-vertices-limit', 'MeshEXT', 'OutputVertices 3', `${ext}::maxMeshOutputVertices`],
  ['mesh-primitives-limit', 'MeshEXT', 'OutputPrimitivesEXT 1', `${ext}::maxMeshOutputPrimitives`],
]

function counted(rule: string, model: 'MeshEXT' | 'MeshNV', mode: string, limit: LimitName) {
  const { modes = '', ...pieces } = stage(model)
  const [name = ''] = mode.split(' ')
  return on(
    { [limit]: 64 },
    pairIn(pieces)`${rule}/numbers ${inVulkan}: a mesh has as many outputs as it may have
modes: ${modes.replace(mode, `${name} {64 | one-more: 65 | many: 4096}`)}`,
  )
}

type SharedClass = 'Workgroup' | 'TaskPayloadWorkgroupEXT'

/** Limits of the bytes of variables, by execution model and storage classes. */
const memory: readonly (readonly [
  rule: string,
  model: 'GLCompute' | 'TaskEXT' | 'MeshEXT',
  classes: readonly SharedClass[],
  limit: LimitName,
])[] = [
  [
    'compute-shared-memory-limit',
    'GLCompute',
    ['Workgroup'],
    'VkPhysicalDeviceLimits::maxComputeSharedMemorySize',
  ],
  ['mesh-shared-memory-limit', 'MeshEXT', ['Workgroup'], `${ext}::maxMeshSharedMemorySize`],
  [
    'mesh-payload-and-shared-memory-limit',
    'MeshEXT',
    ['TaskPayloadWorkgroupEXT', 'Workgroup'],
    `${ext}::maxMeshPayloadAndSharedMemorySize`,
  ],
  ['task-payload-limit', 'TaskEXT', ['TaskPayloadWorkgroupEXT'], `${ext}::maxTaskPayloadSize`],
  ['task-shared-memory-limit', 'TaskEXT', ['Workgroup'], `${ext}::maxTaskSharedMemorySize`],
  [
    'task-payload-and-shared-memory-limit',
    'TaskEXT',
    ['TaskPayloadWorkgroupEXT', 'Workgroup'],
    `${ext}::maxTaskPayloadAndSharedMemorySize`,
  ],
]

/** Pairs of variables with 48 bytes of numbers, in arrays and vectors that need no padding. */
function stored([rule, model, classes, limit]: (typeof memory)[number]) {
  const share = 12 / classes.length
  const last = classes.length - 1
  const payload = model === 'TaskEXT' && classes.includes('TaskPayloadWorkgroupEXT')
  const variables = classes.map((storageClass, at) => {
    const type = (length: number): string => `%pointer_${storageClass}_uint_array${length}`
    const larger =
      at === last
        ? `{${type(share)} | one-more: ${type(share + 1)} | many: ${type(1024)}}`
        : type(share)
    return `%variable_${at} = OpVariable ${larger} ${storageClass}`
  })
  const uses = classes.map(
    (
      storageClass,
      at,
    ) => `%chain_${at} = OpAccessChain %pointer_${storageClass}_uint %variable_${at} %uint_0
%value_${at} = OpLoad %uint %chain_${at}`,
  )
  const interfaces = classes.map((_, at) => `%variable_${at}`).join(' ')
  return on(
    { [limit]: 48 },
    pairOf`${rule}/arrays ${inVulkan}: variables take as many bytes as they may
${stage(model, { interfaces })}
declarations: ${variables.join('\n')}
body: ${uses.join('\n')}
${payload ? 'end: OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1 %variable_0' : ''}`,
  )
}

/** A task shader that starts mesh shaders. */
function starting(counts: string): Pieces {
  return { ...stage('TaskEXT'), end: `OpEmitMeshTasksEXT ${counts}` }
}

/** A mesh shader with a function that sets the number of its outputs. */
function setting(counts: string): Pieces {
  return piecesIn(stage('MeshEXT'))`before: %void %helper()
OpSetMeshOutputsEXT ${counts}
body: %called = OpFunctionCall %void %helper`
}

/** Pairs of the rules of the runtime validation on meshes, tasks and the memory that workgroups share. */
export const pairs = [
  ...outputs.map((row) => counted(...row)),
  ...memory.map(stored),
  on(
    { [`${ext}::maxMeshWorkGroupCount`]: [4, 3, 2] },
    pairOf`mesh-tasks-count-limit/numbers ${inVulkan}: a task shader starts as many groups in each dimension as it may
${starting(`{%uint_4 %uint_3 %uint_2 | x: %uint_5 %uint_3 %uint_2 | y: %uint_1 %uint_4 %uint_2
  | z: %uint_4 %uint_3 %uint_3}`)}`,
  ),
  on(
    { [`${ext}::maxMeshWorkGroupTotalCount`]: 24 },
    pairOf`mesh-tasks-total-limit/numbers ${inVulkan}: a task shader starts as many groups as it may
${starting(`{%uint_4 %uint_3 %uint_2 | one-more: %uint_5 %uint_5 %uint_1 | in-one-dimension: %uint_1 %uint_1 %uint_25}`)}`,
  ),
  pairOf`mesh-vertex-count/outputs ${inVulkan}: a mesh has as many vertices as it may have
${stage('MeshEXT')}
body: OpSetMeshOutputsEXT {%uint_3 | one-more: %uint_4 | many: %uint_256} %uint_1`,
  pairOf`mesh-vertex-count/called ${inVulkan}: a function gives a mesh no vertices
${setting('{%uint_0 | more: %uint_4} %uint_0')}`,
  pairOf`mesh-primitive-count/outputs ${inVulkan}: a mesh has as many primitives as it may have
${stage('MeshEXT')}
body: OpSetMeshOutputsEXT %uint_2 {%uint_1 | one-more: %uint_2 | many: %uint_256}`,
  pairOf`mesh-primitive-count/called ${inVulkan}: a function gives a mesh no primitives
${setting('%uint_1 {%uint_0 | more: %uint_2}')}`,
]
