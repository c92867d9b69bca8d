import type { Draft } from '../draft.ts'
import { opaqueOf } from '../emitters/ray.ts'
import { boolType, floatType, structureType, uint, uintType, vectorType } from '../types.ts'
import { valueLike } from '../values.ts'
import { compute, declare, declareObject, decorate, make, write } from '../write.ts'
import { demand, mayHave } from './demand.ts'
import { type FurtherStage, type StageRow, stageDescriptor, stageVariable } from './stage.ts'

/** A row of stages with these execution models. */
function inModels(models: string, emit: StageRow['emit']): StageRow {
  const names = models.split(' ')
  return { applies: (_, { model }) => names.includes(model), emit }
}

/** Declares a variable of floats in a storage class of ray tracing. */
function floatsIn(draft: Draft, stage: FurtherStage, storageClass: string): number {
  const type = vectorType(draft, floatType(draft), 4)
  return stageVariable(draft, stage, demand(draft, 'StorageClass', storageClass), type)
}

/** A row that reads and writes a variable in such a storage class. */
function dataIn(storageClass: string, models: string): StageRow {
  return inModels(models, (draft, stage) => {
    const type = vectorType(draft, floatType(draft), 4)
    const variable = floatsIn(draft, stage, storageClass)
    write(draft, 'OpStore', variable, valueLike(draft, type))
    compute(draft, 'OpLoad', type, variable)
  })
}

/** The number by which instructions name a payload. */
const location = 0

function numbered(draft: Draft, variable: number): void {
  decorate(draft, variable, 'Location', location)
}

const tracing = 'RayGenerationKHR ClosestHitKHR MissKHR'

/** Traces a ray and calls, as the first of the two texts has it. */
const traces = inModels(tracing, (draft, stage) => {
  declare(draft, 'RayTracingNV')
  const structures = opaqueOf(draft, 'OpTypeAccelerationStructureKHR')
  const integer = () => valueLike(draft, uintType(draft))
  const scene = make(draft, 'OpLoad', structures, stageDescriptor(draft, stage, structures))
  const point = () => valueLike(draft, vectorType(draft, floatType(draft), 3))
  const [near, far] = [0, 0x3f80_0000].map((words) =>
    declareObject(draft, 'OpConstant', floatType(draft), words),
  )
  numbered(draft, floatsIn(draft, stage, 'RayPayloadKHR'))
  const words = [
    scene,
    ...Array.from({ length: 5 }, integer),
    point(),
    near ?? 0,
    point(),
    far ?? 0,
  ]
  write(draft, 'OpTraceNV', ...words, uint(draft, location))
  numbered(draft, floatsIn(draft, stage, 'CallableDataKHR'))
  write(draft, 'OpExecuteCallableNV', integer(), uint(draft, location))
})

const reports = inModels('IntersectionKHR', (draft, stage) => {
  const attribute = floatsIn(draft, stage, 'HitAttributeKHR')
  write(draft, 'OpStore', attribute, valueLike(draft, vectorType(draft, floatType(draft), 4)))
  const operands = [valueLike(draft, floatType(draft)), valueLike(draft, uintType(draft))]
  compute(draft, 'OpReportIntersectionKHR', boolType(draft), ...operands)
})

const attributes = inModels('AnyHitKHR ClosestHitKHR', (draft, stage) => {
  const type = vectorType(draft, floatType(draft), 4)
  compute(draft, 'OpLoad', type, floatsIn(draft, stage, 'HitAttributeKHR'))
})

/** Instructions of the first text on rays, which do not end a block. */
const decisions = inModels('AnyHitKHR', (draft) => {
  declare(draft, 'RayTracingNV')
  write(draft, draft.draw.of(['OpIgnoreIntersectionNV', 'OpTerminateRayNV']))
})

/** A variable for the record that a shader was bound with, which is a block. */
function recordVariable(draft: Draft, stage: FurtherStage) {
  const structure = structureType(draft, [uintType(draft)], true)
  decorate(draft, structure.id, 'Block')
  const storageClass = demand(draft, 'StorageClass', 'ShaderRecordBufferKHR')
  return { structure, variable: stageVariable(draft, stage, storageClass, structure) }
}

const records = inModels(`${tracing} AnyHitKHR IntersectionKHR CallableKHR`, (draft, stage) => {
  const { structure, variable } = recordVariable(draft, stage)
  compute(draft, 'OpLoad', structure, variable)
})

const recordDecorations = [
  'HitObjectShaderRecordBufferEXT',
  'HitObjectShaderRecordBufferNV',
] as const

/** A buffer that is a record of a hit object. */
const hitRecords = inModels(tracing, (draft, stage) => {
  const usable = recordDecorations.filter((name) => mayHave(draft, 'Decoration', name))
  if (usable.length === 0) return
  const name = draft.draw.of(usable)
  demand(draft, 'Decoration', name)
  decorate(draft, recordVariable(draft, stage).variable, name)
})

const counts = (draft: Draft, length: number) =>
  Array.from({ length }, () => uint(draft, draft.draw.below(2)))

const meshOutputs = inModels('MeshEXT', (draft) =>
  write(draft, 'OpSetMeshOutputsEXT', ...counts(draft, 2)),
)

const payloads = inModels('MeshEXT TaskEXT', (draft, stage) => {
  const type = uintType(draft)
  const storageClass = demand(draft, 'StorageClass', 'TaskPayloadWorkgroupEXT')
  const variable = stageVariable(draft, stage, storageClass, type)
  if (stage.model === 'TaskEXT') write(draft, 'OpStore', variable, valueLike(draft, type))
  else compute(draft, 'OpLoad', type, variable)
})

/** Instructions of mesh and ray shaders, and variables in their storage classes. */
export const modelRows: readonly StageRow[] = [
  traces,
  reports,
  attributes,
  decisions,
  records,
  hitRecords,
  meshOutputs,
  payloads,
  dataIn('IncomingCallableDataKHR', 'CallableKHR'),
  dataIn('IncomingRayPayloadKHR', 'AnyHitKHR ClosestHitKHR MissKHR'),
]

/** How the stages of an execution model end, beside with OpReturn: instructions that end a block. */
const endings: Readonly<Record<string, (draft: Draft) => void>> = {
  TaskEXT: (draft) => write(draft, 'OpEmitMeshTasksEXT', ...counts(draft, 3)),
  AnyHitKHR(draft) {
    const { draw } = draft
    if (draw.below(2) === 1 || !mayHave(draft, 'Capability', 'RayTracingKHR')) {
      write(draft, 'OpReturn')
      return
    }
    declare(draft, 'RayTracingKHR')
    write(draft, draw.of(['OpIgnoreIntersectionKHR', 'OpTerminateRayKHR']))
  },
}

/** Ends a function by giving up, with a message that has a layout. */
function abort(draft: Draft): void {
  const type = structureType(draft, [uintType(draft)], true)
  draft.extensions.add('SPV_KHR_constant_data')
  declare(draft, 'AbortKHR')
  write(draft, 'OpAbortKHR', type.id, declareObject(draft, 'OpConstantNull', type))
}

/** How the stage of an execution model ends; `undefined` where it returns. */
export function endingOf(draft: Draft, model: string): ((draft: Draft) => void) | undefined {
  const ending = endings[model]
  if (ending !== undefined) return ending
  const aborts = draft.world.shader && mayHave(draft, 'Capability', 'AbortKHR')
  return aborts && draft.draw.oneIn(4) ? abort : undefined
}
