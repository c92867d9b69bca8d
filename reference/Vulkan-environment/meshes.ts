import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { enumerant, opcodeSet } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'

const mesh = models('MeshEXT')
const [ofExt, ofNv] = [models('MeshEXT', 'TaskEXT'), models('MeshNV', 'TaskNV')]
const output = enumerant('StorageClass', 'Output')
const writes = opcodeSet(['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'])
const settles = opcodeSet(['OpSetMeshOutputsEXT', 'OpFunctionCall'])

/** Checks that the operand of an execution mode of mesh shaders is not 0. */
function positive(rule: RuleId, name: string): Check {
  return {
    rule,
    at: ['OpExecutionMode'],
    having: [`ExecutionMode.${name}`],
    judge(instruction, module, report) {
      if (instruction.valueAt(2) !== 0) return
      const { models: declared = [] } = entryPoints(module).get(instruction.valueAt(0) ?? 0) ?? {}
      if (declared.includes(enumerant('ExecutionModel', 'MeshEXT')))
        report(operandWord(instruction, 2), `${name} is 0`)
    },
  }
}

/** Mesh and task shaders. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/mesh-models-apart',
    among: ['MeshShadingEXT'],
    judgeModule(module, report) {
      const all = module.all('OpEntryPoint')
      if (!all.some((entryPoint) => (modelOf(entryPoint) & ofExt) !== 0)) return
      for (const entryPoint of all) {
        const model = modelOf(entryPoint) & ofNv
        if (model !== 0)
          report(entryPoint.word, `there is a ${modelNames(model)} entry point beside one of EXT`)
      }
    },
  },
  {
    rule: 'Vulkan-environment/mesh-outputs-set-first',
    among: ['MeshShadingEXT'],
    judgeModule(module, report) {
      const roots = new Set(
        module
          .all('OpEntryPoint')
          .filter((entryPoint) => (modelOf(entryPoint) & mesh) !== 0)
          .map((entryPoint) => entryPoint.valueAt(1) ?? 0),
      )
      for (const body of module.functions) {
        const first = body.blocks[0]
        if (first === undefined || !roots.has(body.definition.result)) continue
        for (let index = first.label.index; index < first.end; index++) {
          const instruction = module.instructions.at(index)
          if (instruction === undefined || settles(instruction)) break
          if (!writes(instruction)) continue
          if (variableUnder(module, instruction.valueAt(0) ?? 0)?.valueAt(0) === output)
            report(instruction.word, 'an output is written before OpSetMeshOutputsEXT')
        }
      }
    },
  },
  {
    rule: 'Vulkan-environment/mesh-output-not-read',
    at: ['OpLoad', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: ['MeshShadingEXT'],
    judge(instruction, module, report) {
      const place = instruction.name === 'OpLoad' ? 0 : 1
      const variable = variableUnder(module, instruction.valueAt(place) ?? 0)
      if (variable?.valueAt(0) !== output) return
      if ((modelsReaching(module, instruction) & mesh) !== 0)
        report(operandWord(instruction, place), `output %${variable.result} is read`)
    },
  },
  positive('Vulkan-environment/mesh-vertices-positive', 'OutputVertices'),
  positive('Vulkan-environment/mesh-primitives-positive', 'OutputPrimitivesEXT'),
]
