import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { constituentType } from '../core/shared/types.ts'
import { heldType } from '../core/shared/variables.ts'
import { numberLimit } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'
import { isPerVertex, listedUserDefined, partsOf, takeSlots } from '../shared/interfaces.ts'

const perLocation = 4
const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]

/** The first location at or above the limit that a variable takes. */
function beyond(
  module: Module,
  variable: Instruction,
  type: Instruction | undefined,
  available: number,
): number | undefined {
  let found: number | undefined
  // Types without scalars take nothing, however many there are.
  let room = module.words.length + 65_536
  for (const part of partsOf(module, variable, type))
    takeSlots(module, part.type, part.location, part.component, (slot) => {
      const location = Math.floor(slot / perLocation)
      if (location >= available) found ??= location
      return found === undefined && --room > 0
    })
  return found
}

function within(slug: string, model: string, storage: number, limit: LimitName): Check {
  const wanted = models(model)
  const rule: RuleId = `Vulkan-environment/${slug}-location-limit`
  const divisor = limit.endsWith('Components') ? perLocation : 1
  return {
    rule,
    among: ['OpEntryPoint'],
    judgeModule(module, report) {
      const available = Math.floor((numberLimit(module, limit) ?? Number.NaN) / divisor)
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & wanted) === 0) continue
        for (const variable of listedUserDefined(module, entryPoint, storage)) {
          // Outputs of patches are counted apart from those of vertices.
          if (module.isDecorated(variable.result, 'Patch')) continue
          const held = heldType(module, variable)
          const isArrayed = isPerVertex(module, variable, storage, wanted)
          const type = isArrayed ? constituentType(module, held, 0) : held
          const location = beyond(module, variable, type, available)
          if (location !== undefined)
            report(
              variable.word,
              `variable %${variable.result} takes location ${location}, and there are ${available}`,
            )
        }
      }
    },
  }
}

const limits = 'VkPhysicalDeviceLimits'

/** Locations of interfaces beside the limits of a device. */
export const checks: readonly Check[] = [
  within('vertex-input', 'Vertex', input, `${limits}::maxVertexInputAttributes`),
  within('vertex-output', 'Vertex', output, `${limits}::maxVertexOutputComponents`),
  within(
    'tessellation-control-input',
    'TessellationControl',
    input,
    `${limits}::maxTessellationControlPerVertexInputComponents`,
  ),
  within(
    'tessellation-control-output',
    'TessellationControl',
    output,
    `${limits}::maxTessellationControlPerVertexOutputComponents`,
  ),
  within(
    'tessellation-evaluation-input',
    'TessellationEvaluation',
    input,
    `${limits}::maxTessellationEvaluationInputComponents`,
  ),
  within(
    'tessellation-evaluation-output',
    'TessellationEvaluation',
    output,
    `${limits}::maxTessellationEvaluationOutputComponents`,
  ),
  within('geometry-input', 'Geometry', input, `${limits}::maxGeometryInputComponents`),
  within('geometry-output', 'Geometry', output, `${limits}::maxGeometryOutputComponents`),
  within('fragment-input', 'Fragment', input, `${limits}::maxFragmentInputComponents`),
  within('fragment-output', 'Fragment', output, `${limits}::maxFragmentOutputAttachments`),
  within(
    'mesh-output',
    'MeshEXT',
    output,
    'VkPhysicalDeviceMeshShaderPropertiesEXT::maxMeshOutputComponents',
  ),
]
