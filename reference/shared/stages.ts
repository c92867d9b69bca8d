import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { componentsOf } from '../core/shared/contained-types.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { callsOf, type Models, modelNames, modelOf, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  listingOrUsing,
  modelsListing,
  modelsUsing,
  variablesIn,
} from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

/** The execution models of the entry points that list a variable outside functions, or statically use it. */
export const modelsTouching = perModule((module): ((variable: Instruction) => Models) => {
  let all = 0
  for (const entryPoint of module.all('OpEntryPoint')) all |= modelOf(entryPoint)
  const listing = modelsListing(module)
  const listingOrUsingOf = listingOrUsing(module)
  // Where all list it, its users need not be looked for.
  return (variable) => (listing.get(variable.result) === all ? all : listingOrUsingOf(variable))
})

/** Whether an entry point has one of some execution models. */
function declaresOneOf(module: Module, models: Models): boolean {
  for (const entryPoint of module.all('OpEntryPoint'))
    if ((modelOf(entryPoint) & models) !== 0) return true
  return false
}

/** Checks that entry points of some execution models do not use variables in a storage class. */
export function notIn(rule: RuleId, storageClass: string, forbidden: Models): Check {
  const value = enumerant('StorageClass', storageClass)
  return {
    rule,
    among: [`StorageClass.${storageClass}`],
    judgeModule(module, report) {
      if (!declaresOneOf(module, forbidden)) return
      for (const variable of variablesIn(module, value)) {
        const wrong = modelsUsing(module)(variable) & forbidden
        if (wrong !== 0)
          report(
            operandWord(variable, 0),
            `variable %${variable.result} in ${storageClass} is used in ${modelNames(wrong)}`,
          )
      }
    },
  }
}

/** The bits of shader stages by name, with the execution models of shaders of that stage. */
const stages: readonly (readonly [bit: string, Models])[] = [
  ['VERTEX_BIT', models('Vertex')],
  ['TESSELLATION_CONTROL_BIT', models('TessellationControl')],
  ['TESSELLATION_EVALUATION_BIT', models('TessellationEvaluation')],
  ['GEOMETRY_BIT', models('Geometry')],
  ['FRAGMENT_BIT', models('Fragment')],
  ['COMPUTE_BIT', models('GLCompute')],
  ['TASK_BIT_EXT', models('TaskEXT', 'TaskNV')],
  ['MESH_BIT_EXT', models('MeshEXT', 'MeshNV')],
  ['RAYGEN_BIT_KHR', models('RayGenerationKHR')],
  ['ANY_HIT_BIT_KHR', models('AnyHitKHR')],
  ['CLOSEST_HIT_BIT_KHR', models('ClosestHitKHR')],
  ['MISS_BIT_KHR', models('MissKHR')],
  ['INTERSECTION_BIT_KHR', models('IntersectionKHR')],
  ['CALLABLE_BIT_KHR', models('CallableKHR')],
]

/** The execution models of a set whose stages are not among the names of bits. */
export function outsideStages(set: Models, bits: ReadonlySet<string>): Models {
  return stages.reduce(
    (outside, [bit, models]) =>
      bits.has(`VK_SHADER_STAGE_${bit}`) ? outside : outside | (set & models),
    0,
  )
}

/**
 * Whether all calls lead to functions defined after their callers, or all to functions defined before them: then none comes
 * back to where it began.
 */
function callsLeadOneWay(module: Module): boolean {
  let [isForwards, isBackwards] = [true, true]
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.definitionIndex(module.functionOf(call)?.definition.result ?? 0)
    const callee = module.definitionIndex(call.valueAt(0) ?? 0)
    isForwards &&= callee > caller
    isBackwards &&= callee < caller
  }
  return isForwards || isBackwards
}

/** Checks that no function in the static call tree of an entry point calls itself, directly or not. */
export function noRecursion(rule: RuleId): Check {
  return {
    rule,
    among: ['OpFunctionCall'],
    judgeModule(module, report) {
      if (callsLeadOneWay(module)) return
      const calls = callsOf(module)
      const roots = module.all('OpEntryPoint').map((entryPoint) => entryPoint.valueAt(1) ?? 0)
      const { of: componentOf } = componentsOf(roots, calls)
      for (const call of module.all('OpFunctionCall')) {
        const caller = module.functionOf(call)?.definition.result
        const callee = call.valueAt(0)
        if (caller === undefined || callee === undefined) continue
        // Two functions of one component call each other, directly or not.
        if (componentOf(caller) !== undefined && componentOf(caller) === componentOf(callee))
          report(operandWord(call, 0), `function %${callee} calls itself`)
      }
    },
  }
}
