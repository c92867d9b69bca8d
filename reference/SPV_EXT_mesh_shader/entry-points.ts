import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { leastVersion, onlyIn } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models } from '../core/shared/models.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import { meshOutputs } from '../shared/mesh-outputs.ts'

const among = ['MeshShadingEXT']

const payload = enumerant('StorageClass', 'TaskPayloadWorkgroupEXT')
const withPayload = models('TaskEXT', 'MeshEXT')

function onlyInModel(rule: RuleId, instruction: string, model: string): Check {
  const allowed = models(model)
  return onlyIn(rule, [instruction], () => allowed)
}

export const checks: readonly Check[] = [
  /** Dependencies. */
  leastVersion('SPV_EXT_mesh_shader/version-is-1-4-or-later', 'MeshShadingEXT', 4),
  /** Entry point and execution model. */
  ...meshOutputs({
    text: 'SPV_EXT_mesh_shader',
    capability: 'MeshShadingEXT',
    model: 'MeshEXT',
    vendor: 'EXT',
    modeModels: ['MeshEXT', 'MeshNV'],
    ownsModes: () => true,
  }),
  {
    rule: 'SPV_EXT_mesh_shader/payload-variable-is-single',
    at: ['OpEntryPoint'],
    among,
    judge(entryPoint, module, report) {
      if ((modelOf(entryPoint) & withPayload) === 0) return
      const listed = new Set<number>()
      for (const { value: id, word } of entryPoint.operands.slice(3)) {
        const variable = module.definition(id)
        if (variable === undefined || !declaresVariable(variable)) continue
        if (variable.valueAt(0) !== payload || listed.has(id)) continue
        if (listed.size > 0)
          report(word, `%${id} is another payload of ${modelNames(modelOf(entryPoint))}`)
        listed.add(id)
      }
    },
  },
  onlyInModel(
    'SPV_EXT_mesh_shader/set-mesh-outputs-execution-model',
    'OpSetMeshOutputsEXT',
    'MeshEXT',
  ),
  onlyInModel(
    'SPV_EXT_mesh_shader/emit-mesh-tasks-execution-model',
    'OpEmitMeshTasksEXT',
    'TaskEXT',
  ),
]
