import type { Check } from '../check.ts'
import { eachApplied } from '../core/decorations/applied.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { functionsFrom, modelNames, models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/per-module.ts'
import {
  declaresVariable,
  globalVariables,
  heldStructure,
  membersWith,
} from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decoratedMembers } from './shared/decorated.ts'
import { modelsTouching } from './shared/models-touching.ts'

const among = ['ShaderViewportMaskNV']
const builtIn = enumerant('Decoration', 'BuiltIn')
const relative = enumerant('Decoration', 'ViewportRelativeNV')
const [layer, viewportIndex, viewportMask] = ['Layer', 'ViewportIndex', 'ViewportMaskNV'].map(
  (name) => enumerant('BuiltIn', name),
)
const relativeStages = models('Vertex', 'TessellationEvaluation', 'Geometry')

function hasBuiltIn(module: Module, variable: Instruction, value: number | undefined): boolean {
  const isOwn = module
    .decorations(variable.result)
    .some(({ decoration, operands }) => decoration === builtIn && operands[0]?.value === value)
  if (isOwn) return true
  const structure = heldStructure(module, variable)
  if (structure === undefined) return false
  return [...decoratedMembers(module, structure.result, builtIn).values()].some(
    (one) => one === value,
  )
}

function isRelative(module: Module, variable: Instruction): boolean {
  if (module.isDecorated(variable.result, 'ViewportRelativeNV')) return true
  const structure = heldStructure(module, variable)
  return structure !== undefined && membersWith(module, structure, relative).size > 0
}

/** By entry point, the global variables that instructions of its static call tree name. */
const usedBy = perModule((module): ReadonlyMap<Instruction, readonly Instruction[]> => {
  const found = new Map<Instruction, Instruction[]>()
  for (const entryPoint of module.all('OpEntryPoint')) {
    const reached = functionsFrom(module, [entryPoint.valueAt(1) ?? 0])
    const used = globalVariables(module).filter(({ result }) =>
      module.uses(result).some((use) => {
        const body = module.functionOf(use)
        return body !== undefined && reached.has(body.definition.result)
      }),
    )
    found.set(entryPoint, used)
  }
  return found
})

/** Viewports and layers of SPV_NV_viewport_array2. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/viewport-relative-layer',
    among,
    judgeModule(module, report) {
      eachApplied(module, ({ target, member, decoration, word }) => {
        if (decoration !== relative) return
        const object = module.definition(target)
        if (object === undefined) return
        const isLayer =
          member < 0
            ? hasBuiltIn(module, object, layer)
            : decoratedMembers(module, target, builtIn).get(member) === layer
        if (!isLayer) report(word, `%${target} has ViewportRelativeNV and is not Layer`)
        else if (member < 0 && declaresVariable(object)) {
          const wrong = modelsTouching(module)(object) & ~relativeStages
          if (wrong !== 0)
            report(word, `variable %${target} in ${modelNames(wrong)} has ViewportRelativeNV`)
        }
      })
      for (const variable of globalVariables(module)) {
        if (module.isDecorated(variable.result, 'ViewportRelativeNV')) continue
        if (!isRelative(module, variable)) continue
        const wrong = modelsTouching(module)(variable) & ~relativeStages
        if (wrong !== 0)
          report(
            variable.word,
            `a member of variable %${variable.result} in ${modelNames(wrong)} has ViewportRelativeNV`,
          )
      }
    },
  },
  {
    rule: 'Vulkan-environment/viewport-relative-viewport',
    among,
    judgeModule(module, report) {
      for (const [entryPoint, used] of usedBy(module)) {
        const own = used.find((variable) => isRelative(module, variable))
        if (own === undefined) continue
        const isPlaced = used.some(
          (variable) =>
            hasBuiltIn(module, variable, viewportIndex) ||
            hasBuiltIn(module, variable, viewportMask),
        )
        if (!isPlaced)
          report(entryPoint.word, `variable %${own.result} has ViewportRelativeNV without viewport`)
      }
    },
  },
  {
    rule: 'Vulkan-environment/viewport-mask-or-index',
    among,
    judgeModule(module, report) {
      for (const [entryPoint, used] of usedBy(module))
        if (
          [viewportIndex, viewportMask].every((value) =>
            used.some((variable) => hasBuiltIn(module, variable, value)),
          )
        )
          report(entryPoint.word, 'the entry point uses ViewportIndex and ViewportMaskNV')
    },
  },
]
