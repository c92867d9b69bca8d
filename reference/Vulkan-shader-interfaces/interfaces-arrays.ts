import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { modelNames, models } from '../core/shared/models.ts'
import { heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { modelsTouching } from '../Vulkan-environment/shared/models-touching.ts'
import { usesOf } from './shared/built-in-uses.ts'
import { array, float32, type Shape, vector } from './shared/shapes.ts'

const distances = array(float32)
const position = vector(4, float32)

/** Built-ins of vertices, and what one vertex has of them. */
const perVertex: readonly (readonly [uses: ReturnType<typeof usesOf>, holds: Shape])[] = [
  [usesOf('ClipDistance'), distances],
  [usesOf('CullDistance'), distances],
  [usesOf('PointSize'), float32],
  [usesOf('Position'), position],
  [usesOf('PositionPerViewNV'), array(position)],
]

/** By storage class, the models whose interfaces have a level of arrays by vertex, as interface matching says. */
const arrayed = new Map([
  [enumerant('StorageClass', 'Input'), models('TessellationControl', 'Geometry')],
  [enumerant('StorageClass', 'Output'), models('MeshEXT', 'MeshNV')],
])

/** Capabilities without any of which there are no such interfaces. */
const stages = ['Tessellation', 'Geometry', 'MeshShadingEXT', 'MeshShadingNV']

/** The variables with a built-in of vertices that hold it for one vertex only. */
function singles(module: Module): ReadonlySet<Instruction> {
  const found = new Set<Instruction>()
  // Members of one structure share the list of the variables that hold it.
  const seen = new Set<readonly Instruction[]>()
  for (const [uses, holds] of perVertex)
    for (const { variable, variables, member, type } of uses(module)) {
      if (member < 0) {
        if (type !== undefined && holds.fits(module, type)) found.add(variable)
      } else if (!seen.has(variables)) {
        seen.add(variables)
        for (const one of variables) if (!isAnyArrayType(heldType(module, one))) found.add(one)
      }
    }
  return found
}

/** Built-In Variables; Interface Matching. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/built-in-per-vertex-array',
    among: stages,
    judgeModule(module, report) {
      for (const variable of singles(module)) {
        const forbidden = arrayed.get(variable.valueAt(0) ?? -1) ?? 0
        const wrong = forbidden === 0 ? 0 : modelsTouching(module)(variable) & forbidden
        if (wrong !== 0)
          report(
            variable.word,
            `variable %${variable.result} is not an array of vertices in ${modelNames(wrong)}`,
          )
      }
    },
  },
]
