import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { type Models, modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { perModule } from '../core/shared/per-module.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decoratedObjects, usesOf } from './shared/built-in-uses.ts'
import { int32, vector } from './shared/shapes.ts'

const name = 'WorkgroupSize'
const variables = usesOf(name)
const builtIn = enumerant('BuiltIn', name)
const tileShading = enumerant('ExecutionMode', 'TileShadingRateQCOM')
const input = enumerant('StorageClass', 'Input')
const workgroups = models('GLCompute', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV')
const size = vector(3, int32)

/** What is decorated with WorkgroupSize and is not a variable. */
const constants = perModule((module): readonly Instruction[] =>
  [...decoratedObjects(module).objects].flatMap(([id, builtIns]) => {
    const object = builtIns.includes(builtIn) ? module.definition(id) : undefined
    return object === undefined || declaresVariable(object) ? [] : object
  }),
)

function isTileShaded(module: Module): boolean {
  return module.all('OpExecutionMode').some((mode) => mode.valueAt(1) === tileShading)
}

/** BuiltIn WorkgroupSize. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-execution-model',
    among: ['BuiltIn.WorkgroupSize'],
    judgeModule(module, report) {
      const fault = (id: number, word: number, used: Models): void => {
        const others = used & ~workgroups
        if (others !== 0) report(word, `%${id} is ${name} in ${modelNames(others)}`)
      }
      for (const { result } of constants(module))
        for (const use of module.uses(result)) fault(result, use.word, modelsReaching(module, use))
      for (const { variable, models: used } of variables(module))
        fault(variable.result, variable.word, used)
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-type',
    among: ['BuiltIn.WorkgroupSize'],
    judgeModule(module, report) {
      const fault = ({ word, result }: Instruction, type: Instruction | undefined): void => {
        if (!size.fits(module, type)) report(word, `%${result} is ${name} and not ${size.name}`)
      }
      for (const object of constants(module)) fault(object, module.definition(object.resultType))
      for (const { variable, type } of variables(module)) fault(variable, type)
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-constant',
    among: ['BuiltIn.WorkgroupSize'],
    judgeModule(module, report) {
      const uses = variables(module)
      if (uses.length === 0 || isTileShaded(module)) return
      for (const { variable } of uses)
        report(variable.word, `variable %${variable.result} is ${name} and not a constant`)
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-tile-shading',
    among: ['TileShadingQCOM'],
    judgeModule(module, report) {
      if (!isTileShaded(module)) return
      for (const { storage, variable } of variables(module))
        if (storage !== input)
          report(variable.word, `variable %${variable.result} is ${name} and not in Input`)
    },
  },
]
