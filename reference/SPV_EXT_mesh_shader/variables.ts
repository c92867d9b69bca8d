import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, models, modelsReaching } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import { modelsUsing, variablesIn } from '../core/shared/variables.ts'
import { placedDecoration } from '../shared/placed-decorations.ts'

const among = ['MeshShadingEXT']

const payload = enumerant('StorageClass', 'TaskPayloadWorkgroupEXT')

const [withPayload, mesh] = [models('TaskEXT', 'MeshEXT'), models('MeshEXT')]

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
  ...placedDecoration({
    text: 'SPV_EXT_mesh_shader',
    slug: 'per-primitive',
    decoration: 'PerPrimitiveEXT',
    models: { Input: ['Fragment'], Output: ['MeshEXT', 'MeshNV'] },
    applies: ({ capabilities }) => capabilities.has('MeshShadingEXT'),
  }),
]
