import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { functionsFrom, modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operand.ts'
import { variableUnder } from '../core/shared/origins.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import type { Module } from '../module.ts'
import { notIn } from './shared/not-in.ts'

const hitAttribute = enumerant('StorageClass', 'HitAttributeKHR')
const readers = models('AnyHitKHR', 'ClosestHitKHR')
const reconverging = enumerant('ExecutionMode', 'MaximallyReconvergesKHR')

/** That only entry points of some execution models use variables in a storage class. */
function onlyIn(slug: string, storageClass: string, ...allowed: readonly string[]): Check {
  const rule: RuleId = `Vulkan-environment/${slug}-execution-model`
  return notIn(rule, storageClass, ~models(...allowed))
}

/** That no interface lists two variables in a storage class. */
function once(slug: string, storageClass: string): Check {
  const value = enumerant('StorageClass', storageClass)
  return {
    rule: `Vulkan-environment/${slug}-once`,
    at: ['OpEntryPoint'],
    among: [`StorageClass.${storageClass}`],
    judge({ operands }, module, report) {
      const seen = new Set<number>()
      for (const { value: id, word } of operands.slice(3)) {
        const variable = module.definition(id)
        if (variable === undefined || !declaresVariable(variable)) continue
        if (variable.valueAt(0) !== value || seen.has(id)) continue
        if (seen.size > 0) report(word, `variable %${id} is another one in ${storageClass}`)
        seen.add(id)
      }
    },
  }
}

const repacks = ['OpTraceRayKHR', 'OpExecuteCallableKHR', 'OpReportIntersectionKHR']

/** The functions of the entry points with MaximallyReconvergesKHR. */
function reconvergingFunctions(module: Module): ReadonlySet<number> {
  return new Set(
    module
      .all('OpExecutionMode')
      .filter((mode) => mode.valueAt(1) === reconverging)
      .map((mode) => mode.valueAt(0) ?? 0),
  )
}

/** Storage classes and instructions of ray tracing. */
export const checks: readonly Check[] = [
  onlyIn('ray-payload', 'RayPayloadKHR', 'RayGenerationKHR', 'ClosestHitKHR', 'MissKHR'),
  onlyIn('incoming-ray-payload', 'IncomingRayPayloadKHR', 'ClosestHitKHR', 'AnyHitKHR', 'MissKHR'),
  once('incoming-ray-payload', 'IncomingRayPayloadKHR'),
  onlyIn('hit-attribute', 'HitAttributeKHR', 'IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR'),
  once('hit-attribute', 'HitAttributeKHR'),
  {
    rule: 'Vulkan-environment/hit-attribute-write',
    at: ['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: ['RayTracingKHR', 'RayTracingNV'],
    judge(instruction, module, report) {
      const variable = variableUnder(module, instruction.valueAt(0) ?? 0)
      if (variable?.valueAt(0) !== hitAttribute) return
      const wrong = modelsReaching(module, instruction) & readers
      if (wrong !== 0)
        report(
          operandWord(instruction, 0),
          `variable %${variable.result} is written in ${modelNames(wrong)}`,
        )
    },
  },
  onlyIn(
    'callable-data',
    'CallableDataKHR',
    'RayGenerationKHR',
    'ClosestHitKHR',
    'MissKHR',
    'CallableKHR',
  ),
  onlyIn('incoming-callable-data', 'IncomingCallableDataKHR', 'CallableKHR'),
  once('incoming-callable-data', 'IncomingCallableDataKHR'),
  onlyIn(
    'shader-record-buffer',
    'ShaderRecordBufferKHR',
    'RayGenerationKHR',
    'IntersectionKHR',
    'AnyHitKHR',
    'ClosestHitKHR',
    'CallableKHR',
    'MissKHR',
  ),
  {
    rule: 'Vulkan-environment/no-repack-with-maximal-reconvergence',
    among: repacks,
    judgeModule(module, report) {
      const roots = reconvergingFunctions(module)
      if (roots.size === 0) return
      const reached = functionsFrom(module, roots)
      for (const name of repacks)
        for (const instruction of module.all(name)) {
          const body = module.functionOf(instruction)
          if (body !== undefined && reached.has(body.definition.result))
            report(instruction.word, `${name} is under an entry point that maximally reconverges`)
        }
    },
  },
]
