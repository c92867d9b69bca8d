import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { listing, usesOf } from './shared/built-in-uses.ts'
import { array, float32, int32, lengthOf, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput, isOutput, ruleOf, saying } from './shared/survey.ts'

const meshExt = models('MeshEXT')
const meshNv = models('MeshNV')
const meshes = models('MeshNV', 'TaskNV')

const mesh = models('MeshEXT')
const outputPrimitives = enumerant('ExecutionMode', 'OutputPrimitivesEXT')
const perView = enumerant('Decoration', 'PerViewNV')

/** An entry point whose interface lists a variable with some built-in. */
interface Listed {
  readonly entryPoint: Instruction
  readonly variable: Instruction
  readonly type: Instruction | undefined
}

function listedWith(module: Module, uses: ReturnType<typeof usesOf>): readonly Listed[] {
  return uses(module).flatMap(({ variable, type, member }) =>
    member >= 0
      ? []
      : (listing(module).get(variable.result) ?? []).map((entryPoint) => ({
          entryPoint,
          variable,
          type,
        })),
  )
}

/**
 * Checks that the array of a built-in has the required number of elements for each primitive, where an entry point has
 * a mode.
 */
function hasSize(name: string, aspect: string, modeName: string, factor: number): Check {
  const uses = usesOf(name)
  const mode = enumerant('ExecutionMode', modeName)
  return {
    rule: ruleOf(name, aspect),
    among: ['MeshShadingNV', 'MeshShadingEXT'],
    judgeModule(module, report) {
      for (const { entryPoint, variable, type } of listedWith(module, uses)) {
        const length = type && lengthOf(module, type)
        const count = modeOf(module, entryPoint, outputPrimitives)?.valueAt(2)
        if (length === undefined || count === undefined) continue
        if (modeOf(module, entryPoint, mode) !== undefined && length !== count * factor)
          report(
            variable.word,
            `array variable %${variable.result} is ${name} and has ${length} elements, not ${count * factor}`,
          )
      }
    },
  }
}

/** Checks that entry points with MeshEXT and a built-in have an execution mode. */
function needsMode(name: string, modeName: string): Check {
  const uses = usesOf(name)
  const mode = enumerant('ExecutionMode', modeName)
  return {
    rule: ruleOf(name, 'execution-mode'),
    among: ['MeshShadingEXT'],
    judgeModule(module, report) {
      for (const { entryPoint, variable } of listedWith(module, uses))
        if ((modelOf(entryPoint) & mesh) !== 0 && modeOf(module, entryPoint, mode) === undefined)
          report(variable.word, `variable %${variable.result} is ${name} without ${modeName}`)
    },
  }
}

/** Checks that a built-in has PerViewNV, its variable or the member. */
function isPerView(name: string): Check {
  const uses = usesOf(name)
  return {
    rule: ruleOf(name, 'per-view'),
    among: ['MeshShadingNV'],
    judgeModule(module, report) {
      for (const use of uses(module)) {
        const { structure, member, variables } = use
        if (structure !== undefined && membersWith(module, structure, perView).has(member)) continue
        if (!variables.every(({ result }) => module.isDecorated(result, 'PerViewNV')))
          report(use.variable.word, saying(use, `is ${name} without PerViewNV`))
      }
    },
  }
}

/** Built-ins of task and mesh shaders. */
export const checks: readonly Check[] = [
  // Built-ins of task and mesh shaders.
  ...checksOfBuiltIns([
    {
      name: 'ClipDistancePerViewNV',
      within: meshNv,
      storage: isOutput,
      holds: array(array(float32)),
      each: 'primitive',
    },
    {
      name: 'CullDistancePerViewNV',
      within: meshNv,
      storage: isOutput,
      holds: array(array(float32)),
      each: 'primitive',
    },
    {
      name: 'LayerPerViewNV',
      within: meshNv,
      storage: isOutput,
      holds: array(int32),
      each: 'primitive',
    },
    { name: 'MeshViewCountNV', within: meshes, storage: isInput, holds: int32 },
    { name: 'MeshViewIndicesNV', within: meshes, storage: isInput, holds: array(int32) },
    { name: 'PrimitiveCountNV', within: meshNv, storage: isOutput, holds: int32 },
    { name: 'PrimitiveIndicesNV', within: meshNv, storage: isOutput, holds: array(int32) },
    { name: 'PrimitivePointIndicesEXT', within: meshExt, storage: isOutput, holds: array(int32) },
    {
      name: 'PrimitiveLineIndicesEXT',
      within: meshExt,
      storage: isOutput,
      holds: array(vector(2, int32)),
    },
    {
      name: 'PrimitiveTriangleIndicesEXT',
      within: meshExt,
      storage: isOutput,
      holds: array(vector(3, int32)),
    },
    { name: 'TaskCountNV', within: models('TaskNV'), storage: isOutput, holds: int32 },
  ]),
  // Indices of the vertices of primitives, and built-ins of views.
  ...[
    ['PrimitivePointIndicesEXT', 'OutputPoints'] as const,
    ['PrimitiveLineIndicesEXT', 'OutputLinesEXT'] as const,
    ['PrimitiveTriangleIndicesEXT', 'OutputTrianglesEXT'] as const,
  ].flatMap(([name, mode]) => [
    needsMode(name, mode),
    hasSize(name, 'array-size', 'OutputPrimitivesEXT', 1),
  ]),
  hasSize('PrimitiveIndicesNV', 'points-size', 'OutputPoints', 1),
  hasSize('PrimitiveIndicesNV', 'lines-size', 'OutputLinesEXT', 2),
  hasSize('PrimitiveIndicesNV', 'triangles-size', 'OutputTrianglesEXT', 3),
  isPerView('ClipDistancePerViewNV'),
  isPerView('CullDistancePerViewNV'),
  isPerView('LayerPerViewNV'),
]
