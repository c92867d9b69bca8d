import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { dependsOnSpecialization, isSpecConstantInstruction } from '../core/shared/constants.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { type Models, models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  componentCount,
  constituentType,
  isArrayType,
  isMatrixType,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import { declaresVariable, heldStructure, heldType, isBuiltIn } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { modelsTouching } from './stages.ts'

/** The first operand of a decoration of an id itself; `undefined` where it does not have it. */
export function decorated(module: Module, id: number, decoration: number): number | undefined {
  return module.decorations(id).find((row) => row.decoration === decoration)?.operands[0]?.value
}

type Members = ReadonlyMap<number, ReadonlyMap<number, number>>

/** Keyed by structure type, decoration and member, the first operand: the members of large structures are read once. */
const knownMembers = perModule(() => new Map<number, Members>())

/** Keyed by member of a structure type, the first operand of a decoration. */
export function decoratedMembers(
  module: Module,
  structure: number,
  decoration: number,
): ReadonlyMap<number, number> {
  const before = knownMembers(module).get(structure)
  if (before !== undefined) return before.get(decoration) ?? new Map()
  const found = new Map<number, Map<number, number>>()
  for (const { decoration: applied, member, operands } of module.memberDecorations(structure)) {
    const members = found.get(applied) ?? new Map<number, number>()
    members.set(member, operands[0]?.value ?? 0)
    found.set(applied, members)
  }
  knownMembers(module).set(structure, found)
  return found.get(decoration) ?? new Map()
}

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
export interface InterfacePart {
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
): readonly InterfacePart[] {
  const start = decorated(module, variable.result, location)
  if (start !== undefined) {
    const first = decorated(module, variable.result, component) ?? 0
    return [{ member: -1, type, location: start, component: first }]
  }
  if (type?.name !== 'OpTypeStruct') return []
  const components = decoratedMembers(module, type.result, component)
  return [...decoratedMembers(module, type.result, location)].map(([member, first]) => ({
    member,
    type: module.definition(type.valueAt(member) ?? 0),
    location: first,
    component: components.get(member) ?? 0,
  }))
}

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** Keyed by the ordinal of an entry point. */
const userDefined = perModule(() => new Map<number, readonly Instruction[]>())

/** The variables in Input and Output that an interface lists and that are not built-ins, each once. */
export function userDefinedOf(module: Module, entryPoint: Instruction): readonly Instruction[] {
  const known = userDefined(module)
  const before = known.get(entryPoint.index)
  if (before !== undefined) return before
  const found: Instruction[] = []
  const seen = new Set<number>()
  const { operands } = entryPoint
  for (let index = firstOfInterface; index < operands.length; index++) {
    const variable = module.definition(operands[index]?.value ?? 0)
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

const perLocation = 4

/** Types nested deeper than this are not placed: input must not choose how deep we go. */
const deepest = 32

/** Takes component slots one after the other, and -1 for each part that is looked at; false stops the walk. */
export type Take = (slot: number) => boolean

function columnsOf(type: Instruction): number {
  return type.valueAt(1) ?? 0
}

/** The Length of an array type; `undefined` where specialization may change it. */
function lengthOf(module: Module, type: Instruction): number | undefined {
  const id = type.valueAt(1) ?? 0
  const length = dependsOnSpecialization(module, id) ? undefined : module.integerValue(id)
  return length === undefined || length < 0n ? undefined : Number(length)
}

/** Takes the slots of a scalar or vector; the location after the last one. */
function takeComponents(
  { width, count }: { readonly width: number; readonly count: number },
  location: number,
  component: number,
  take: Take,
): number | undefined {
  const slots = width === 64 ? 2 * count : count
  const first = location * perLocation + component
  for (let slot = first; slot < first + slots; slot++) if (!take(slot)) return undefined
  return Math.floor((first + slots - 1) / perLocation) + 1
}

/**
 * Takes the component slots that an object of a type consumes from a location on (Location and Component Assignment). A
 * slot is four times its location plus its component.
 *
 * @returns the location after the last one; `undefined` where the type does not say, or `take` has had enough.
 */
export function takeSlots(
  module: Module,
  type: Instruction | undefined,
  location: number,
  component: number,
  take: Take,
  depth = 0,
): number | undefined {
  if (type === undefined || depth > deepest || !take(-1)) return undefined
  const part = (index: number) => module.definition(type.valueAt(index) ?? 0)
  if (type.name === 'OpTypeStruct') {
    let next: number | undefined = location
    for (let member = 0; member < type.operands.length && next !== undefined; member++)
      next = takeSlots(module, part(member), next, 0, take, depth + 1)
    return next
  }
  if (isArrayType(type) || isMatrixType(type)) {
    const count = isArrayType(type) ? lengthOf(module, type) : columnsOf(type)
    // In an array whose length may change, only the first element is certain.
    if (count === undefined) {
      takeSlots(module, part(0), location, component, take, depth + 1)
      return undefined
    }
    let next: number | undefined = location
    for (let n = 0; n < count && next !== undefined; n++)
      next = takeSlots(module, part(0), next, component, take, depth + 1)
    return next
  }
  const scalar = isVectorType(type) ? part(0) : type
  const width = scalar && scalarWidth(scalar)
  const count = isVectorType(type) ? componentCount(module, type) : 1
  return width === undefined || count === undefined
    ? undefined
    : takeComponents({ width, count }, location, component, take)
}

const workgroup = enumerant('StorageClass', 'Workgroup')
const [local, interfaces] = [
  ['Function', 'Private'],
  ['Input', 'Output'],
].map((names) => enumerantSet('StorageClass', ...names))

const specialConstants: readonly string[] = instructions
  .map((row) => row.name)
  .filter((name) => name.startsWith('OpSpecConstant'))

/**
 * Checks that variables hold no type whose count is a specialization constant, unless they hold it directly or nothing outside
 * sees them.
 *
 * @param name the instruction that declares the type: of arrays, or of vectors with a count that is an id.
 */
export function specialized(rule: RuleId, name: 'OpTypeArray' | 'OpTypeVectorIdEXT'): Check {
  const isSpecialized = (type: Instruction | undefined, module: Module): boolean =>
    type?.name === name && isSpecConstantInstruction(module.definition(type.valueAt(1) ?? 0))
  const contains = containing(isSpecialized)
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: specialConstants,
    judge(variable, module, report) {
      const type = heldType(module, variable)
      const storage = variable.valueAt(0)
      if (type === undefined || storage === undefined || local?.has(storage)) return
      if (!contains(module, type)) return
      const structure = heldStructure(module, variable)
      const isBlock = structure !== undefined && module.isDecorated(structure.result, 'Block')
      if (storage === workgroup && !isBlock) return
      // The type itself may be specialized, and so may the element of an array with an element per vertex.
      const inside = isSpecialized(type, module) ? constituentType(module, type, 0) : type
      if (!contains(module, inside)) return
      const element = type.name === 'OpTypeArray' ? constituentType(module, type, 0) : undefined
      const isArrayed =
        interfaces?.has(storage) === true &&
        isPerVertex(module, variable, storage, modelsTouching(module)(variable))
      if (isArrayed && isSpecialized(element, module)) {
        if (!contains(module, constituentType(module, element, 0))) return
      }
      report(variable.word, `variable %${variable.result} holds an ${name} of specialized size`)
    },
  }
}
