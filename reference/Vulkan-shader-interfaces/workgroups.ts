import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { type Models, modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decoratedObjects, usesOf } from './shared/built-in-uses.ts'
import { int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput } from './shared/survey.ts'

const workgroups = models('GLCompute', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV')

const workgroupSize = 'WorkgroupSize'
const variables = usesOf(workgroupSize)
const builtIn = enumerant('BuiltIn', workgroupSize)
const tileShading = enumerant('ExecutionMode', 'TileShadingRateQCOM')
const input = enumerant('StorageClass', 'Input')
const sizeShape = vector(3, int32)

/** The ids that are decorated with WorkgroupSize and are not variables. */
const sizeConstants = perModule((module): readonly Instruction[] =>
  [...decoratedObjects(module).objects].flatMap(([id, builtIns]) => {
    const object = builtIns.includes(builtIn) ? module.definition(id) : undefined
    return object === undefined || declaresVariable(object) ? [] : object
  }),
)

function isTileShaded(module: Module): boolean {
  return module.all('OpExecutionMode').some((mode) => mode.valueAt(1) === tileShading)
}

/** Built-ins of workgroups. */
export const checks: readonly Check[] = [
  // Built-ins of workgroups.
  ...checksOfBuiltIns([
    { name: 'GlobalInvocationId', within: workgroups, storage: isInput, holds: vector(3, int32) },
    { name: 'LocalInvocationId', within: workgroups, storage: isInput, holds: vector(3, int32) },
    { name: 'LocalInvocationIndex', within: workgroups, storage: isInput, holds: int32 },
    { name: 'NumSubgroups', within: workgroups, storage: isInput, holds: int32 },
    {
      name: 'NumWorkgroups',
      within: models('GLCompute', 'MeshEXT', 'TaskEXT'),
      storage: isInput,
      holds: vector(3, int32),
    },
    { name: 'SubgroupId', within: workgroups, storage: isInput, holds: int32 },
    { name: 'WorkgroupId', within: workgroups, storage: isInput, holds: vector(3, int32) },
  ]),
  // BuiltIn WorkgroupSize.
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-execution-model',
    among: ['BuiltIn.WorkgroupSize'],
    judgeModule(module, report) {
      const fault = (id: number, word: number, used: Models): void => {
        const others = used & ~workgroups
        if (others !== 0) report(word, `%${id} is ${workgroupSize} in ${modelNames(others)}`)
      }
      for (const { result } of sizeConstants(module))
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
        if (!sizeShape.fits(module, type))
          report(word, `%${result} is ${workgroupSize} and not ${sizeShape.name}`)
      }
      for (const object of sizeConstants(module))
        fault(object, module.definition(object.resultType))
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
        report(variable.word, `variable %${variable.result} is ${workgroupSize} and not a constant`)
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/workgroup-size-tile-shading',
    among: ['TileShadingQCOM'],
    judgeModule(module, report) {
      if (!isTileShaded(module)) return
      for (const { storage, variable } of variables(module))
        if (storage !== input)
          report(variable.word, `variable %${variable.result} is ${workgroupSize} and not in Input`)
    },
  },
]
