import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated, decoratedMembers } from './shared/decorated.ts'
import { type Models, modelOf, models } from './shared/models.ts'
import { takeSlots } from './shared/slots.ts'
import { declaresVariable, heldType, isBuiltIn } from './shared/variables.ts'

const [location, component, index] = [
  enumerant('Decoration', 'Location'),
  enumerant('Decoration', 'Component'),
  enumerant('Decoration', 'Index'),
]
const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const meshes = models('MeshNV', 'MeshEXT')
const arrayedInputs = models('TessellationControl', 'TessellationEvaluation', 'Geometry')
const arrayedOutputs = models('TessellationControl') | meshes
const [fragment, graphics] = [
  models('Fragment'),
  models('Vertex', 'TessellationControl', 'TessellationEvaluation', 'Geometry', 'Fragment') |
    meshes,
]

/** Whether the outermost array of a variable has an element per vertex or primitive, which takes no locations. */
function isPerVertex(module: Module, { result }: Instruction, storage: number, model: Models) {
  if (module.isDecorated(result, 'Patch')) return false
  if (storage === output) return (model & arrayedOutputs) !== 0
  if ((model & fragment) !== 0) return module.isDecorated(result, 'PerVertexKHR')
  return (model & arrayedInputs) !== 0
}

/** A part of an interface with a location of its own. */
interface Part {
  readonly type: Instruction | undefined
  readonly location: number
  readonly component: number
}

function partsOf(module: Module, variable: Instruction, type: Instruction | undefined): Part[] {
  const own = decorated(module, variable.result, location)
  if (own !== undefined) {
    const first = decorated(module, variable.result, component) ?? 0
    return [{ type, location: own, component: first }]
  }
  if (type?.name !== 'OpTypeStruct') return []
  const components = decoratedMembers(module, type.result, component)
  return [...decoratedMembers(module, type.result, location)].map(([member, at]) => ({
    type: module.definition(type.valueAt(member) ?? 0),
    location: at,
    component: components.get(member) ?? 0,
  }))
}

function listed(module: Module, entryPoint: Instruction, storage: number): readonly Instruction[] {
  const ids = new Set(entryPoint.operands.slice(3).map(({ value }) => value))
  return [...ids].flatMap((id) => {
    const variable = module.definition(id)
    if (variable === undefined || !declaresVariable(variable)) return []
    return variable.valueAt(0) === storage && !isBuiltIn(module, variable) ? variable : []
  })
}

/** That no two parts of an interface take the same component of a location. */
function apart(rule: RuleId, storage: number): Check {
  return {
    rule,
    among: ['OpEntryPoint'],
    judgeModule(module, report) {
      // Arrays can take more slots than there is memory: so many are looked at.
      let room = module.words.length + 65_536
      for (const entryPoint of module.all('OpEntryPoint')) {
        const model = modelOf(entryPoint)
        if ((model & graphics) === 0) continue
        const taken = new Set<string | number>()
        for (const variable of listed(module, entryPoint, storage)) {
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
