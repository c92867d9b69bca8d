import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { type Models, modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import { perModule } from '../core/shared/surveys.ts'
import { storageClassOf } from '../core/shared/types.ts'
import { globalVariables, modelsUsing } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const among = ['RayTracingKHR']

const [generation, intersection, anyHit, closestHit, miss, callable] = [
  models('RayGenerationKHR'),
  models('IntersectionKHR'),
  models('AnyHitKHR'),
  models('ClosestHitKHR'),
  models('MissKHR'),
  models('CallableKHR'),
]

/** Execution models by storage class. */
const allowed: ReadonlyMap<number, Models> = new Map(
  Object.entries({
    CallableDataKHR: generation | closestHit | callable | miss,
    IncomingCallableDataKHR: callable,
    RayPayloadKHR: generation | closestHit | miss,
    HitAttributeKHR: intersection | anyHit | closestHit,
    IncomingRayPayloadKHR: anyHit | closestHit | miss,
    ShaderRecordBufferKHR: generation | intersection | anyHit | closestHit | miss | callable,
  }).map(([name, set]) => [enumerant('StorageClass', name), set]),
)
const hitAttribute = enumerant('StorageClass', 'HitAttributeKHR')
const shaderRecord = enumerant('StorageClass', 'ShaderRecordBufferKHR')

/** Whether a rule of Vulkan carries the sentence. */
function isLeftToVulkan({ environment }: Module): boolean {
  return environment.client === 'vulkan'
}

/** Instructions that hand on a variable: its place, and the execution models that have them. */
const handing = [
  ['OpExecuteCallableKHR', 1, generation | closestHit | miss | callable],
  ['OpTraceRayKHR', 10, generation | closestHit | miss],
] as const

/** Keyed by variables, execution models in which an instruction that may not be there hands them on: that alone is the fault. */
const misplacedUses = perModule((module): ReadonlyMap<number, Models> => {
  const found = new Map<number, Models>()
  for (const [name, place, permitted] of handing)
    for (const instruction of module.all(name)) {
      const variable = instruction.valueAt(place) ?? 0
      const wrong = modelsReaching(module, instruction) & ~permitted
      found.set(variable, (found.get(variable) ?? 0) | wrong)
    }
  return found
})

/** The name of an access to a hit attribute in some execution models. */
function accessed(
  module: Module,
  instruction: Instruction,
  place: number,
  wrong: Models,
): string | undefined {
  const variable = variableUnder(module, instruction.valueAt(place) ?? 0)
  if (variable?.valueAt(0) !== hitAttribute) return undefined
  const found = modelsReaching(module, instruction) & wrong
  return found === 0
    ? undefined
    : `${instruction.name} on hit attribute %${variable.result} in ${modelNames(found)}`
}

/** The check that hit attributes are not accessed in some execution models. */
function notAccessed(
  rule: RuleId,
  places: Readonly<Record<string, number>>,
  wrong: Models,
  isLeft: (module: Module) => boolean,
): Check {
  return {
    rule,
    at: Object.keys(places),
    among,
    judge(instruction, module, report) {
      const place = places[instruction.name] ?? 0
      const message = isLeft(module) ? undefined : accessed(module, instruction, place, wrong)
      if (message !== undefined) report(operandWord(instruction, place), message)
    },
  }
}

/** Storage Class. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_KHR_ray_tracing/ray-variable-without-initializer',
    at: ['OpVariable'],
    among,
    judge(variable, module, report) {
      const storage = variable.valueAt(0) ?? -1
      if (!allowed.has(storage) || variable.valueAt(1) === undefined) return
      if (!isLeftToVulkan(module))
        report(operandWord(variable, 1), `a variable in ${storageClassName(storage)} has one`)
    },
  },
  {
    rule: 'SPV_KHR_ray_tracing/ray-storage-class-execution-model',
    among,
    judgeModule(module, report) {
      if (isLeftToVulkan(module)) return
      let all = 0
      for (const entryPoint of module.all('OpEntryPoint')) all |= modelOf(entryPoint)
      for (const variable of globalVariables(module)) {
        const storage = variable.valueAt(0) ?? -1
        const set = allowed.get(storage)
        // Most modules have no entry point that may not use it.
        if (set === undefined || (all & ~set) === 0) continue
        const others = ~(misplacedUses(module).get(variable.result) ?? 0)
        const wrong = modelsUsing(module)(variable) & ~set & others
        if (wrong !== 0)
          report(
            operandWord(variable, 0),
            `variable %${variable.result} in ${storageClassName(storage)} is used in ${modelNames(wrong)}`,
          )
      }
    },
  },
  notAccessed(
    'SPV_KHR_ray_tracing/hit-attribute-is-not-read-in-intersection',
    { OpLoad: 0, OpCopyMemory: 1, OpCopyMemorySized: 1 },
    intersection,
    () => false,
  ),
  notAccessed(
    'SPV_KHR_ray_tracing/hit-attribute-is-written-in-intersection',
    { OpStore: 0, OpCopyMemory: 0, OpCopyMemorySized: 0 },
    anyHit | closestHit,
    isLeftToVulkan,
  ),
  {
    rule: 'SPV_KHR_ray_tracing/shader-record-is-not-written',
    at: ['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'],
    among,
    judge(instruction, module, report) {
      if (storageClassOf(operandType(module, instruction, 0)) === shaderRecord)
        report(operandWord(instruction, 0), `${instruction.name} writes to a shader record`)
    },
  },
]
