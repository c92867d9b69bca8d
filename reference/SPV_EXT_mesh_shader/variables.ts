import type { Check } from '../check.ts'
import { eachApplied, eachDecorated } from '../core/shared/decorations.ts'
import { enumerant, opcodeSet, storageClassName } from '../core/shared/grammar.ts'
import { modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import {
  globalVariables,
  isBuiltIn,
  listingOrUsing,
  modelsUsing,
  variablesIn,
} from '../core/shared/variables.ts'
import type { Module } from '../module.ts'

const among = ['MeshShadingEXT']

const payload = enumerant('StorageClass', 'TaskPayloadWorkgroupEXT')
const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]
const perPrimitive = enumerant('Decoration', 'PerPrimitiveEXT')
const wanted: ReadonlySet<number> = new Set([perPrimitive])

const [withPayload, mesh] = [models('TaskEXT', 'MeshEXT'), models('MeshEXT')]
/** Execution models with variables for primitives, by storage class. */
const allowed: ReadonlyMap<number, number> = new Map([
  [input, models('Fragment')],
  [output, models('MeshEXT', 'MeshNV')],
])

const isObject = opcodeSet(['OpVariable', 'OpUntypedVariableKHR', 'OpFunctionParameter'])

const decorated = ['Decoration.PerPrimitiveEXT']

function declaresMeshes({ capabilities }: Module): boolean {
  return capabilities.has('MeshShadingEXT')
}

export const checks: readonly Check[] = [
  /** TaskPayloadWorkgroupEXT. */
  {
    rule: 'SPV_EXT_mesh_shader/payload-without-initializer',
    at: ['OpVariable'],
    among,
    judge(variable, { environment }, report) {
      if (variable.valueAt(0) !== payload || variable.valueAt(1) === undefined) return
      if (environment.client !== 'vulkan')
        report(operandWord(variable, 1), 'the payload has an initializer')
    },
  },
  {
    rule: 'SPV_EXT_mesh_shader/payload-execution-model',
    among,
    judgeModule(module, report) {
      for (const variable of variablesIn(module, payload)) {
        const wrong = modelsUsing(module)(variable) & ~withPayload
        if (wrong !== 0)
          report(
            operandWord(variable, 0),
            `payload %${variable.result} is used in ${modelNames(wrong)}`,
          )
      }
    },
  },
  {
    rule: 'SPV_EXT_mesh_shader/payload-is-not-written-in-mesh-shaders',
    at: ['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'],
    among,
    judge(instruction, module, report) {
      if (storageClassOf(operandType(module, instruction, 0)) !== payload) return
      if ((modelsReaching(module, instruction) & mesh) !== 0)
        report(operandWord(instruction, 0), `${instruction.name} writes to a payload in MeshEXT`)
    },
  },
  /** PerPrimitiveEXT. */
  {
    rule: 'SPV_EXT_mesh_shader/per-primitive-is-on-an-object-or-member',
    among: decorated,
    judgeModule(module, report) {
      if (!declaresMeshes(module)) return
      eachApplied(module, ({ target, member, decoration, word }) => {
        if (decoration !== perPrimitive || member >= 0) return
        const object = module.definition(target)
        if (object !== undefined && !isObject(object))
          report(word, `PerPrimitiveEXT on ${object.name}`)
      })
    },
  },
  {
    rule: 'SPV_EXT_mesh_shader/per-primitive-storage-class',
    among: decorated,
    judgeModule(module, report) {
      if (!declaresMeshes(module)) return
      const variables = [...module.all('OpVariable'), ...module.all('OpUntypedVariableKHR')]
      eachDecorated(module, variables, wanted, (variable, { word }) => {
        const storage = variable.valueAt(0) ?? -1
        if (!allowed.has(storage))
          report(word, `variable %${variable.result} is in ${storageClassName(storage)}`)
      })
    },
  },
  {
    rule: 'SPV_EXT_mesh_shader/per-primitive-execution-model',
    among: decorated,
    judgeModule(module, report) {
      if (!declaresMeshes(module)) return
      const modelsWith = listingOrUsing(module)
      // Vulkan has rules on the storage class of each built-in.
      const isLeft = module.environment.client === 'vulkan'
      eachDecorated(module, globalVariables(module), wanted, (variable, { word }) => {
        const set = allowed.get(variable.valueAt(0) ?? -1)
        if (isLeft && isBuiltIn(module, variable)) return
        const wrong = set === undefined ? 0 : modelsWith(variable) & ~set
        if (wrong !== 0)
          report(word, `variable %${variable.result} is part of ${modelNames(wrong)}`)
      })
    },
  },
]
