import type { LimitName } from '../../limits/limit.ts'
import type { RuleRow } from '../../rule.ts'
import { limitRow, runtimeRow } from '../row.ts'

const [ext, nv] = [
  'VkPhysicalDeviceMeshShaderPropertiesEXT',
  'VkPhysicalDeviceMeshShaderPropertiesNV',
] as const

/** The most that a mode may declare, by execution model. */
const outputs: readonly (readonly [
  slug: string,
  model: string,
  mode: string,
  limit: LimitName,
  vuid: string,
])[] = [
  [
    'mesh-nv-vertices-limit',
    'MeshNV',
    'OutputVertices',
    `${nv}::maxMeshOutputVertices`,
    'MeshNV-07113',
  ],
  [
    'mesh-nv-primitives-limit',
    'MeshNV',
    'OutputPrimitivesEXT',
    `${nv}::maxMeshOutputPrimitives`,
    'MeshNV-07114',
  ],
  [
    'mesh-vertices-limit',
    'MeshEXT',
    'OutputVertices',
    `${ext}::maxMeshOutputVertices`,
    'MeshEXT-07115',
  ],
  [
    'mesh-primitives-limit',
    'MeshEXT',
    'OutputPrimitivesEXT',
    `${ext}::maxMeshOutputPrimitives`,
    'MeshEXT-07116',
  ],
]

/** The most memory that variables of an execution model take. */
const memory: readonly (readonly [
  slug: string,
  model: string,
  classes: string,
  limit: LimitName,
  vuid: string,
])[] = [
  [
    'compute-shared-memory-limit',
    'GLCompute',
    'Workgroup',
    'VkPhysicalDeviceLimits::maxComputeSharedMemorySize',
    'Workgroup-06530',
  ],
  [
    'mesh-shared-memory-limit',
    'MeshEXT',
    'Workgroup',
    `${ext}::maxMeshSharedMemorySize`,
    'maxMeshSharedMemorySize-08754',
  ],
  [
    'mesh-payload-and-shared-memory-limit',
    'MeshEXT',
    'TaskPayloadWorkgroupEXT or Workgroup',
    `${ext}::maxMeshPayloadAndSharedMemorySize`,
    'maxMeshPayloadAndSharedMemorySize-08755',
  ],
  [
    'task-payload-limit',
    'TaskEXT',
    'TaskPayloadWorkgroupEXT',
    `${ext}::maxTaskPayloadSize`,
    'maxTaskPayloadSize-08758',
  ],
  [
    'task-shared-memory-limit',
    'TaskEXT',
    'Workgroup',
    `${ext}::maxTaskSharedMemorySize`,
    'maxTaskSharedMemorySize-08759',
  ],
  [
    'task-payload-and-shared-memory-limit',
    'TaskEXT',
    'TaskPayloadWorkgroupEXT or Workgroup',
    `${ext}::maxTaskPayloadAndSharedMemorySize`,
    'maxTaskPayloadAndSharedMemorySize-08760',
  ],
]

/** Meshes and tasks, and the memory that workgroups share, beside the limits of a device. */
export const rules: readonly RuleRow[] = [
  ...outputs.map(([slug, model, mode, limit, vuid]) =>
    limitRow(
      limit,
      slug,
      vuid,
      `The number that ${mode} gives an entry point with execution model ${model} is not greater than ${limit}.`,
    ),
  ),
  limitRow(
    `${ext}::maxMeshWorkGroupCount`,
    'mesh-tasks-count-limit',
    ['TaskEXT-07299', 'TaskEXT-07300', 'TaskEXT-07301'],
    `No Group Count of OpEmitMeshTasksEXT that is an OpConstant is greater than ${ext}::maxMeshWorkGroupCount has for its dimension.`,
  ),
  limitRow(
    `${ext}::maxMeshWorkGroupTotalCount`,
    'mesh-tasks-total-limit',
    'TaskEXT-07302',
    `The product of the Group Counts of OpEmitMeshTasksEXT, where all are an OpConstant, is not greater than ${ext}::maxMeshWorkGroupTotalCount.`,
  ),
  ...memory.map(([slug, model, classes, limit, vuid]) =>
    limitRow(
      limit,
      slug,
      vuid,
      `The variables in ${classes} that an entry point with execution model ${model} statically uses do not take more bytes than ${limit}. Each is counted with the scalars in it and without padding, which implementations add; of blocks in Workgroup, which share memory, only the largest is. A size that a specialization constant gives is not counted.`,
    ),
  ),
  runtimeRow(
    'operand',
    'mesh-vertex-count',
    'MeshEXT-07332',
    'A Vertex Count of OpSetMeshOutputsEXT that is an OpConstant is not greater than the OutputVertices of any entry point in whose static call tree the instruction is.',
  ),
  runtimeRow(
    'operand',
    'mesh-primitive-count',
    'MeshEXT-07333',
    'A Primitive Count of OpSetMeshOutputsEXT that is an OpConstant is not greater than the OutputPrimitivesEXT of any entry point in whose static call tree the instruction is.',
  ),
]
