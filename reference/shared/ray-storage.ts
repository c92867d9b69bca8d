import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { type Models, modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import { perModule } from '../core/shared/surveys.ts'
import { globalVariables, modelsUsing } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

/** The execution models of ray tracing, under the names that both texts on it share. */
export const rayModels = {
  generation: models('RayGenerationKHR'),
  intersection: models('IntersectionKHR'),
  anyHit: models('AnyHitKHR'),
  closestHit: models('ClosestHitKHR'),
  miss: models('MissKHR'),
  callable: models('CallableKHR'),
} as const

const { intersection, anyHit, closestHit } = rayModels

/** A text on ray tracing: SPV_KHR_ray_tracing, or the SPV_NV_ray_tracing that it comes from. */
export interface RayTracingText {
  readonly text: 'SPV_KHR_ray_tracing' | 'SPV_NV_ray_tracing'
  /** The capability in whose modules its rules on variables are judged. */
  readonly capability: 'RayTracingKHR' | 'RayTracingNV'
  /** Whether the rules of this text on what both texts have are those of a module that declares the capability. */
  readonly speaks: (module: Module) => boolean
}

/** Whether a rule of Vulkan carries the sentence. */
function isLeftToVulkan({ environment }: Module): boolean {
  return environment.client === 'vulkan'
}

/** The check that variables in some storage classes have no initializer. */
export function withoutInitializer(
  rule: RuleId,
  { capability, speaks }: RayTracingText,
  storageClasses: ReadonlySet<number>,
): Check {
  return {
    rule,
    at: ['OpVariable'],
    among: [capability],
    judge(variable, module, report) {
      const storage = variable.valueAt(0) ?? -1
      if (!storageClasses.has(storage) || variable.valueAt(1) === undefined) return
      if (speaks(module) && !isLeftToVulkan(module))
        report(operandWord(variable, 1), `a variable in ${storageClassName(storage)} has one`)
    },
  }
}

/** An instruction that hands on a variable: its name, the place of the variable, and the execution models that have it. */
export type HandingInstruction = readonly [name: string, place: number, permitted: Models]

/**
 * The check that variables are only in the call trees of entry points with the execution models of their storage class.
 *
 * @param capability that every module has in which the rule is judged.
 * @param allowed by storage class.
 * @param handing where an instruction may not be, that alone is the fault, and not the variable that it hands on.
 */
export function variablesOnlyIn(
  rule: RuleId,
  capability: string,
  allowed: ReadonlyMap<number, Models>,
  handing: readonly HandingInstruction[],
  isSilent: (module: Module) => boolean,
): Check {
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
  return {
    rule,
    among: [capability],
    judgeModule(module, report) {
      if (isSilent(module)) return
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
  }
}

/** The check of the storage classes of a text on ray tracing. */
export function storageClassModels(
  { text, capability, speaks }: RayTracingText,
  allowed: ReadonlyMap<number, Models>,
  handing: readonly HandingInstruction[],
): Check {
  return variablesOnlyIn(
    `${text}/ray-storage-class-execution-model`,
    capability,
    allowed,
    handing,
    (module) => isLeftToVulkan(module) || !speaks(module),
  )
}

const hitAttribute = enumerant('StorageClass', 'HitAttributeKHR')

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

/** The check that hit attributes are not accessed in some execution models, by instructions with the place of their pointer. */
function notAccessed(
  rule: RuleId,
  { capability, speaks }: RayTracingText,
  places: Readonly<Record<string, number>>,
  wrong: Models,
  isLeft: (module: Module) => boolean,
): Check {
  return {
    rule,
    at: Object.keys(places),
    among: [capability],
    judge(instruction, module, report) {
      if (isLeft(module) || !speaks(module)) return
      const place = places[instruction.name] ?? 0
      const message = accessed(module, instruction, place, wrong)
      if (message !== undefined) report(operandWord(instruction, place), message)
    },
  }
}

/** The checks that intersection shaders do not read hit attributes, and that no others write them. */
export function hitAttributeAccesses(text: RayTracingText): readonly Check[] {
  return [
    notAccessed(
      `${text.text}/hit-attribute-is-not-read-in-intersection`,
      text,
      { OpLoad: 0, OpCopyMemory: 1, OpCopyMemorySized: 1 },
      intersection,
      () => false,
    ),
    notAccessed(
      `${text.text}/hit-attribute-is-written-in-intersection`,
      text,
      { OpStore: 0, OpCopyMemory: 0, OpCopyMemorySized: 0 },
      anyHit | closestHit,
      isLeftToVulkan,
    ),
  ]
}
