import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { type Models, modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operand.ts'
import { variableUnder } from '../core/shared/origins.ts'
import { globalVariables, heldStructure, modelsUsing } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decoratedMembers } from './shared/decorated.ts'

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

/** By built-in whose value changes while a shader runs, the execution models in which it does. */
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
  const own = module
    .decorations(variable.result)
    .filter(({ decoration }) => decoration === builtIn)
    .map(({ operands }) => ({ member: -1, models: changing.get(operands[0]?.value ?? -1) ?? 0 }))
  const structure = heldStructure(module, variable)
  const members = structure ? decoratedMembers(module, structure.result, builtIn) : []
  return [
    ...own,
    ...[...members].map(([member, value]) => ({ member, models: changing.get(value) ?? 0 })),
  ].filter((part) => part.models !== 0)
}

const declared = 'VulkanMemoryModel'

function tracesRays({ capabilities }: Module): boolean {
  return capabilities.has('RayTracingKHR') || capabilities.has('RayTracingNV')
}

/** Built-ins of ray tracing shaders that change between two reads. */
export const checks: readonly Check[] = [
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
