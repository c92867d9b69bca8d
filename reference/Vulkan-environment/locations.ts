import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/per-module.ts'
import { heldStructure } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated, decoratedMembers } from './shared/decorated.ts'
import { userDefinedOf } from './shared/parts.ts'

const at = ['OpVariable', 'OpUntypedVariableKHR']
const [location, component, builtIn] = [
  enumerant('Decoration', 'Location'),
  enumerant('Decoration', 'Component'),
  enumerant('Decoration', 'BuiltIn'),
]

/** Stages of graphics pipelines, between which user-defined variables are passed. */
const graphics = models(
  'Vertex',
  'TessellationControl',
  'TessellationEvaluation',
  'Geometry',
  'Fragment',
  'MeshNV',
  'MeshEXT',
)

/** Variables in Input and Output that an interface lists and that are not built-ins, each once. */
const userDefined = perModule((module): readonly Instruction[] => {
  const found = new Map<number, Instruction>()
  for (const entryPoint of module.all('OpEntryPoint'))
    if ((modelOf(entryPoint) & graphics) !== 0)
      for (const variable of userDefinedOf(module, entryPoint)) found.set(variable.result, variable)
  return [...found.values()]
})

/** The structure with Block that a variable holds. */
function blockOf(module: Module, variable: Instruction): Instruction | undefined {
  const structure = heldStructure(module, variable)
  return structure && module.isDecorated(structure.result, 'Block') ? structure : undefined
}

/** Locations of variables and their members. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/location-storage-class',
    at,
    // Core forbids it in all other storage classes that the sentence does not list.
    having: ['StorageClass.UniformConstant'],
    among: ['Decoration.Location'],
    judge(variable, module, report) {
      if (decorated(module, variable.result, location) !== undefined)
        report(variable.word, `variable %${variable.result} in UniformConstant has Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-not-built-in',
    at: [...at, 'OpTypeStruct'],
    among: ['Decoration.Location', 'Decoration.Component'],
    judge({ name, result, word }, module, report) {
      if (name !== 'OpTypeStruct') {
        const isPlaced = [location, component].some(
          (one) => decorated(module, result, one) !== undefined,
        )
        if (isPlaced && module.isDecorated(result, 'BuiltIn'))
          report(word, `built-in variable %${result} has Location or Component`)
        return
      }
      const builtIns = decoratedMembers(module, result, builtIn)
      if (builtIns.size === 0) return
      for (const one of [location, component])
        for (const member of decoratedMembers(module, result, one).keys())
          if (builtIns.has(member))
            report(word, `built-in member ${member} of %${result} has Location or Component`)
    },
  },
  {
    rule: 'Vulkan-environment/location-on-variable',
    among: ['StorageClass.Input', 'StorageClass.Output'],
    judgeModule(module, report) {
      for (const variable of userDefined(module))
        if (
          decorated(module, variable.result, location) === undefined &&
          blockOf(module, variable) === undefined
        )
          report(variable.word, `variable %${variable.result} has no Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-not-on-members',
    at,
    having: ['StorageClass.Input', 'StorageClass.Output'],
    among: ['Decoration.Location'],
    judge(variable, module, report) {
      if (decorated(module, variable.result, location) === undefined) return
      const structure = heldStructure(module, variable)
      if (structure && decoratedMembers(module, structure.result, location).size > 0)
        report(variable.word, `variable %${variable.result} and members of it have Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-on-members',
    among: ['Decoration.Block'],
    judgeModule(module, report) {
      for (const variable of userDefined(module)) {
        const block = blockOf(module, variable)
        if (block === undefined || decorated(module, variable.result, location) !== undefined)
          continue
        if (decoratedMembers(module, block.result, location).size < block.operands.length)
          report(variable.word, `not every member of variable %${variable.result} has a Location`)
      }
    },
  },
]
