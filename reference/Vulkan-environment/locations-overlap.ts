import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { heldType } from '../core/shared/variables.ts'
import { decorated } from './shared/decorated.ts'
import { isPerVertex, listedUserDefined, partsOf } from './shared/parts.ts'
import { takeSlots } from './shared/slots.ts'

const index = enumerant('Decoration', 'Index')
const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const graphics = models(
  'Vertex',
  'TessellationControl',
  'TessellationEvaluation',
  'Geometry',
  'Fragment',
  'MeshNV',
  'MeshEXT',
)

/** That no two parts of an interface take the same component of a location. */
function apart(rule: RuleId, storage: number): Check {
  return {
    rule,
    among: ['Decoration.Location'],
    judgeModule(module, report) {
      // Arrays can take more slots than there is memory: so many are looked at.
      let room = module.words.length + 65_536
      for (const entryPoint of module.all('OpEntryPoint')) {
        const model = modelOf(entryPoint)
        if ((model & graphics) === 0) continue
        const taken = new Set<string | number>()
        for (const variable of listedUserDefined(module, entryPoint, storage)) {
          const held = heldType(module, variable)
          const isArrayed = isPerVertex(module, variable, storage, model)
          const type = isArrayed ? constituentType(module, held, 0) : held
          const kind = module.isDecorated(variable.result, 'Patch') ? 'patch' : ''
          const at = storage === output ? (decorated(module, variable.result, index) ?? 0) : 0
          let isFree = true
          for (const part of partsOf(module, variable, type))
            takeSlots(module, part.type, part.location, part.component, (slot) => {
              if (slot >= 0) {
                const key = kind === '' && at === 0 ? slot : `${kind}${at} ${slot}`
                isFree &&= !taken.has(key)
                taken.add(key)
              }
              return isFree && --room > 0
            })
          if (!isFree) report(entryPoint.word, `variable %${variable.result} overlaps another one`)
        }
      }
    },
  }
}

/** Locations and components that several variables take. */
export const checks: readonly Check[] = [
  apart('Vulkan-environment/input-component-overlap', input),
  apart('Vulkan-environment/output-component-overlap', output),
]
