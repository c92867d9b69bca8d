import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { oneOf } from '../core/modes/combinations.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { leastVersion, onlyIn } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { declaresVariable } from '../core/shared/variables.ts'

const among = ['MeshShadingEXT']

const mesh = enumerant('ExecutionModel', 'MeshEXT')
const needed = ['OutputPrimitivesEXT', 'OutputVertices'].map((name) => ({
  name,
  value: enumerant('ExecutionMode', name),
}))
const ofMeshes: ReadonlySet<number> = new Set(
  ['OutputLinesEXT', 'OutputTrianglesEXT', 'OutputPrimitivesEXT'].map((name) =>
    enumerant('ExecutionMode', name),
  ),
)
const meshes: ReadonlySet<number> = new Set([mesh, enumerant('ExecutionModel', 'MeshNV')])
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
  {
    ...oneOf({
      rule: 'SPV_EXT_mesh_shader/mesh-output-is-of-one-kind',
      models: ['MeshEXT'],
      modes: ['OutputPoints', 'OutputLinesEXT', 'OutputTrianglesEXT'],
      exactly: true,
    }),
    among,
  },
  {
    rule: 'SPV_EXT_mesh_shader/mesh-output-is-limited',
    among,
    judgeModule(module, report) {
      for (const entryPoint of entryPoints(module).values()) {
        if (!entryPoint.models.includes(mesh)) continue
        const set = new Set(entryPoint.modes.map(modeOf))
        for (const { name, value } of needed)
          if (!set.has(value)) report(entryPoint.declaration.word, `${name} is not set`)
      }
    },
  },
  {
    rule: 'SPV_EXT_mesh_shader/mesh-mode-execution-model',
    among,
    judgeModule(module, report) {
      for (const entryPoint of entryPoints(module).values()) {
        if (entryPoint.models.every((model) => meshes.has(model))) continue
        for (const mode of entryPoint.modes)
          if (ofMeshes.has(modeOf(mode)))
            report(operandWord(mode, 1), 'the mode is for mesh shaders')
      }
    },
  },
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
