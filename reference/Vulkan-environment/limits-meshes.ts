import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints, modeOf } from '../core/modes/entry-points.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { leastAbove, modelOf, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { heldStructure, heldType, modelsUsing, variablesIn } from '../core/shared/variables.ts'
import { dimensionLimit, numberLimit } from '../limits.ts'
import type { Module } from '../module.ts'
import { leastSize } from './shared/sizes.ts'

const ext = 'VkPhysicalDeviceMeshShaderPropertiesEXT'
const nv = 'VkPhysicalDeviceMeshShaderPropertiesNV'
const [workgroup, payload] = [
  enumerant('StorageClass', 'Workgroup'),
  enumerant('StorageClass', 'TaskPayloadWorkgroupEXT'),
]

/** Checks that the number of a mode is not above a limit. */
function declared(rule: RuleId, model: string, name: string, limit: LimitName): Check {
  const wanted = models(model)
  const mode = enumerant('ExecutionMode', name)
  return {
    rule,
    at: ['OpEntryPoint'],
    judge(entryPoint, module, report) {
      if ((modelOf(entryPoint) & wanted) === 0) return
      const given = modeOf(module, entryPoint, mode)
      const [value, most] = [given?.valueAt(2), numberLimit(module, limit)]
      if (given !== undefined && value !== undefined && most !== undefined && value > most)
        report(operandWord(given, 2), `${name} is ${value}, and ${limit} is ${most}`)
    },
  }
}

/** The octets that variables of a storage class take at least in entry points with an execution model. */
function octetsIn(module: Module, storage: number, model: number): number {
  let [sum, shared] = [0, 0]
  for (const variable of variablesIn(module, storage)) {
    if ((modelsUsing(module)(variable) & model) === 0) continue
    const size = leastSize(module, heldType(module, variable))
    const structure = heldStructure(module, variable)
    const isBlock = structure !== undefined && module.isDecorated(structure.result, 'Block')
    // Blocks in Workgroup share their memory.
    if (isBlock && storage === workgroup) shared = Math.max(shared, size)
    else sum += size
  }
  return sum + shared
}

/** Checks that variables do not take more octets than a limit. */
function memory(
  rule: RuleId,
  model: string,
  storageClasses: readonly number[],
  limit: LimitName,
): Check {
  const wanted = models(model)
  return {
    rule,
    among: ['OpEntryPoint'],
    judgeModule(module, report) {
      const entryPoint = module
        .all('OpEntryPoint')
        .find((candidate) => (modelOf(candidate) & wanted) !== 0)
      const most = numberLimit(module, limit)
      if (entryPoint === undefined || most === undefined) return
      const octets = storageClasses
        .map((storage) => octetsIn(module, storage, wanted))
        .reduce((sum, count) => sum + count)
      if (octets > most)
        report(entryPoint.word, `variables take ${octets} bytes, and ${limit} is ${most}`)
    },
  }
}

/** Keyed by the id of a function: the least number that a mode gives the entry points in whose static call trees it is. */
function leastNumbers(mode: number): (module: Module) => (id: number) => number | undefined {
  return perModule((module) =>
    leastAbove(
      module,
      [...entryPoints(module).entries()].flatMap(([id, { declaration }]) => {
        const given = modeOf(module, declaration, mode)?.valueAt(2)
        return given === undefined ? [] : [[id, given] as const]
      }),
    ),
  )
}

/** Checks that a number of outputs is not above what a mode declares. */
function settled(rule: RuleId, place: number, name: string): Check {
  const leastOf = leastNumbers(enumerant('ExecutionMode', name))
  return {
    rule,
    at: ['OpSetMeshOutputsEXT'],
    judge(instruction, module, report) {
      const count = constantWord(module, instruction.valueAt(place) ?? 0)
      const body = module.functionOf(instruction)?.definition.result ?? 0
      const least = leastOf(module)(body)
      if (count !== undefined && least !== undefined && count > least)
        report(operandWord(instruction, place), `the count is ${count}, and ${name} is ${least}`)
    },
  }
}

/** Meshes and tasks, and the memory that workgroups share. */
export const checks: readonly Check[] = [
  declared(
    'Vulkan-environment/mesh-nv-vertices-limit',
    'MeshNV',
    'OutputVertices',
    `${nv}::maxMeshOutputVertices`,
  ),
  declared(
    'Vulkan-environment/mesh-nv-primitives-limit',
    'MeshNV',
    'OutputPrimitivesEXT',
    `${nv}::maxMeshOutputPrimitives`,
  ),
  declared(
    'Vulkan-environment/mesh-vertices-limit',
    'MeshEXT',
    'OutputVertices',
    `${ext}::maxMeshOutputVertices`,
  ),
  declared(
    'Vulkan-environment/mesh-primitives-limit',
    'MeshEXT',
    'OutputPrimitivesEXT',
    `${ext}::maxMeshOutputPrimitives`,
  ),
  {
    rule: 'Vulkan-environment/mesh-tasks-count-limit',
    at: ['OpEmitMeshTasksEXT'],
    judge(instruction, module, report) {
      for (const dimension of [0, 1, 2]) {
        const count = constantWord(module, instruction.valueAt(dimension) ?? 0)
        const most = dimensionLimit(module, `${ext}::maxMeshWorkGroupCount`, dimension)
        if (count !== undefined && most !== undefined && count > most)
          report(
            operandWord(instruction, dimension),
            `group count ${dimension} is ${count}, and ${ext}::maxMeshWorkGroupCount is ${most}`,
          )
      }
    },
  },
  {
    rule: 'Vulkan-environment/mesh-tasks-total-limit',
    at: ['OpEmitMeshTasksEXT'],
    judge(instruction, module, report) {
      const most = numberLimit(module, `${ext}::maxMeshWorkGroupTotalCount`)
      const counts = [0, 1, 2].map((index) => constantWord(module, instruction.valueAt(index) ?? 0))
      const product = counts.reduce<number>((all, count) => all * (count ?? Number.NaN), 1)
      if (most !== undefined && product > most)
        report(
          instruction.word,
          `${product} workgroups are emitted, and ${ext}::maxMeshWorkGroupTotalCount is ${most}`,
        )
    },
  },
  memory(
    'Vulkan-environment/compute-shared-memory-limit',
    'GLCompute',
    [workgroup],
    'VkPhysicalDeviceLimits::maxComputeSharedMemorySize',
  ),
  memory(
    'Vulkan-environment/mesh-shared-memory-limit',
    'MeshEXT',
    [workgroup],
    `${ext}::maxMeshSharedMemorySize`,
  ),
  memory(
    'Vulkan-environment/mesh-payload-and-shared-memory-limit',
    'MeshEXT',
    [payload, workgroup],
    `${ext}::maxMeshPayloadAndSharedMemorySize`,
  ),
  memory(
    'Vulkan-environment/task-payload-limit',
    'TaskEXT',
    [payload],
    `${ext}::maxTaskPayloadSize`,
  ),
  memory(
    'Vulkan-environment/task-shared-memory-limit',
    'TaskEXT',
    [workgroup],
    `${ext}::maxTaskSharedMemorySize`,
  ),
  memory(
    'Vulkan-environment/task-payload-and-shared-memory-limit',
    'TaskEXT',
    [payload, workgroup],
    `${ext}::maxTaskPayloadAndSharedMemorySize`,
  ),
  settled('Vulkan-environment/mesh-vertex-count', 0, 'OutputVertices'),
  settled('Vulkan-environment/mesh-primitive-count', 1, 'OutputPrimitivesEXT'),
]
