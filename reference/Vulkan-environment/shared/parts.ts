import { enumerant } from '../../core/shared/enumerant.ts'
import { type Models, models } from '../../core/shared/models.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { declaresVariable, isBuiltIn } from '../../core/shared/variables.ts'
import type { Instruction, Module } from '../../module.ts'
import { decorated, decoratedMembers } from './decorated.ts'

const [location, component] = [
  enumerant('Decoration', 'Location'),
  enumerant('Decoration', 'Component'),
]
const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]
const meshes = models('MeshNV', 'MeshEXT')
const arrayedInputs = models('TessellationControl', 'TessellationEvaluation', 'Geometry')
const arrayedOutputs = models('TessellationControl') | meshes
const fragment = models('Fragment')

/** Whether the outermost array of a variable has an element per vertex or primitive, which takes no locations. */
export function isPerVertex(
  module: Module,
  { result }: Instruction,
  storage: number,
  model: Models,
): boolean {
  if (module.isDecorated(result, 'Patch')) return false
  if (storage === output) return (model & arrayedOutputs) !== 0
  if ((model & fragment) !== 0) return module.isDecorated(result, 'PerVertexKHR')
  return (model & arrayedInputs) !== 0
}

/** A part of an interface with a location of its own. */
export interface Part {
  /** The member of the structure; -1 for the whole variable. */
  readonly member: number
  readonly type: Instruction | undefined
  readonly location: number
  readonly component: number
}

/** The parts of a variable that holds a type, or whose elements per vertex do. */
export function partsOf(
  module: Module,
  variable: Instruction,
  type: Instruction | undefined,
): readonly Part[] {
  const own = decorated(module, variable.result, location)
  if (own !== undefined) {
    const first = decorated(module, variable.result, component) ?? 0
    return [{ member: -1, type, location: own, component: first }]
  }
  if (type?.name !== 'OpTypeStruct') return []
  const components = decoratedMembers(module, type.result, component)
  return [...decoratedMembers(module, type.result, location)].map(([member, at]) => ({
    member,
    type: module.definition(type.valueAt(member) ?? 0),
    location: at,
    component: components.get(member) ?? 0,
  }))
}

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** By the ordinal of an entry point. */
const userDefined = perModule(() => new Map<number, readonly Instruction[]>())

/** The variables in Input and Output that an interface lists and that are not built-ins, each once. */
export function userDefinedOf(module: Module, entryPoint: Instruction): readonly Instruction[] {
  const known = userDefined(module)
  const before = known.get(entryPoint.index)
  if (before !== undefined) return before
  const found: Instruction[] = []
  const seen = new Set<number>()
  const { operands } = entryPoint
  for (let at = firstOfInterface; at < operands.length; at++) {
    const variable = module.definition(operands[at]?.value ?? 0)
    if (variable === undefined || !declaresVariable(variable)) continue
    const storage = variable.valueAt(0)
    if ((storage !== input && storage !== output) || seen.has(variable.result)) continue
    seen.add(variable.result)
    if (!isBuiltIn(module, variable)) found.push(variable)
  }
  known.set(entryPoint.index, found)
  return found
}

/** The variables in Input, or in Output, that an interface lists and that are not built-ins, each once. */
export function listedUserDefined(
  module: Module,
  entryPoint: Instruction,
  storage: number,
): readonly Instruction[] {
  return userDefinedOf(module, entryPoint).filter((variable) => variable.valueAt(0) === storage)
}
