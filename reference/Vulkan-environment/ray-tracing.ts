import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import {
  functionsFrom,
  type Models,
  modelNames,
  models,
  modelsReaching,
} from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import {
  declaresVariable,
  globalVariables,
  heldStructure,
  modelsUsing,
} from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decoratedMembers } from '../shared/interfaces.ts'
import { notIn } from '../shared/stages.ts'

const hitAttribute = enumerant('StorageClass', 'HitAttributeKHR')
const readers = models('AnyHitKHR', 'ClosestHitKHR')
const reconverging = enumerant('ExecutionMode', 'MaximallyReconvergesKHR')

/** Checks that only entry points of some execution models use variables in a storage class. */
function onlyIn(slug: string, storageClass: string, ...allowed: readonly string[]): Check {
  const rule: RuleId = `Vulkan-environment/${slug}-execution-model`
  return notIn(rule, storageClass, ~models(...allowed))
}

/** Checks that no interface lists two variables in a storage class. */
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

const builtIn = enumerant('Decoration', 'BuiltIn')
const volatileDecoration = enumerant('Decoration', 'Volatile')
const volatileAccess = enumerant('MemoryAccess', 'Volatile')

const rays = models(
  'RayGenerationKHR',
  'ClosestHitKHR',
  'MissKHR',
  'IntersectionKHR',
  'CallableKHR',
)

/** Keyed by built-in whose value changes while a shader runs, the execution models in which it does. */
const changingByName: Readonly<Record<string, Models>> = {
  SMIDNV: rays,
  WarpIDNV: rays,
  SubgroupSize: rays,
  SubgroupLocalInvocationId: rays,
  SubgroupEqMask: rays,
  SubgroupGeMask: rays,
  SubgroupGtMask: rays,
  SubgroupLeMask: rays,
  SubgroupLtMask: rays,
  RayTmaxKHR: models('IntersectionKHR'),
}
const changing: ReadonlyMap<number, Models> = new Map(
  Object.entries(changingByName).map(([name, set]) => [enumerant('BuiltIn', name), set]),
)
const among = Object.keys(changingByName).map((name) => `BuiltIn.${name}`)

/** In which execution models a variable has a built-in that changes; its members that have, -1 for itself. */
function changingParts(
  module: Module,
  variable: Instruction,
): readonly { readonly member: number; readonly models: Models }[] {
  const ofVariable = module
    .decorations(variable.result)
    .filter(({ decoration }) => decoration === builtIn)
    .map(({ operands }) => ({ member: -1, models: changing.get(operands[0]?.value ?? -1) ?? 0 }))
  const structure = heldStructure(module, variable)
  const members = structure ? decoratedMembers(module, structure.result, builtIn) : []
  return [
    ...ofVariable,
    ...[...members].map(([member, value]) => ({ member, models: changing.get(value) ?? 0 })),
  ].filter((part) => part.models !== 0)
}

const declared = 'VulkanMemoryModel'

function tracesRays({ capabilities }: Module): boolean {
  return capabilities.has('RayTracingKHR') || capabilities.has('RayTracingNV')
}

/** Ray tracing. */
export const checks: readonly Check[] = [
  // Storage classes and instructions of ray tracing.
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
  // Built-ins of ray tracing shaders that change between two reads.
  {
    rule: 'Vulkan-environment/volatile-ray-built-in',
    among,
    judgeModule(module, report) {
      if (!tracesRays(module) || module.capabilities.has(declared)) return
      for (const variable of globalVariables(module)) {
        if (module.isDecorated(variable.result, 'Volatile')) continue
        const parts = changingParts(module, variable)
        if (parts.length === 0) continue
        const structure = heldStructure(module, variable)
        const decorated =
          structure && decoratedMembers(module, structure.result, volatileDecoration)
        const wrong = parts
          .filter(({ member }) => decorated?.has(member) !== true)
          .reduce((set, part) => set | part.models, 0)
        const used = modelsUsing(module)(variable) & wrong
        if (used !== 0)
          report(
            variable.word,
            `built-in variable %${variable.result} is used in ${modelNames(used)} without Volatile`,
          )
      }
    },
  },
  {
    rule: 'Vulkan-environment/volatile-ray-load',
    at: ['OpLoad'],
    among,
    judge(load, module, report) {
      if (!tracesRays(module) || !module.capabilities.has(declared)) return
      if (((load.valueAt(1) ?? 0) & volatileAccess) !== 0) return
      const variable = variableUnder(module, load.valueAt(0) ?? 0)
      if (variable === undefined) return
      const set = changingParts(module, variable).reduce((all, part) => all | part.models, 0)
      const wrong = set & modelsReaching(module, load)
      if (wrong !== 0)
        report(
          operandWord(load, 0),
          `built-in variable %${variable.result} is loaded in ${modelNames(wrong)} without Volatile`,
        )
    },
  },
]
