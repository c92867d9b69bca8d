import { eachApplied } from '../../core/shared/decorations.ts'
import { enumerant } from '../../core/shared/grammar.ts'
import type { Models } from '../../core/shared/models.ts'
import { perModule } from '../../core/shared/surveys.ts'
import {
  declaresVariable,
  globalVariables,
  heldStructure,
  heldType,
} from '../../core/shared/variables.ts'
import type { Instruction, Module } from '../../module.ts'
import { modelsTouching } from '../../shared/stages.ts'

/**
 * A built-in at a variable, or at a member of the structure that variables in one storage class hold. Those are together
 * one use: structures of many members that many variables hold must not be looked at once for each pair.
 */
export interface BuiltInUse {
  readonly builtIn: number
  /** The variable, or the first of them. */
  readonly variable: Instruction
  /** All of them. */
  readonly variables: readonly Instruction[]
  /** The entry points that list or statically use any of them. */
  readonly models: Models
  readonly storage: number
  /** The structure type whose member it is. */
  readonly structure?: Instruction
  /** Member number; -1 for a variable. */
  readonly member: number
  /** The decorations of the variable or of the member. */
  readonly type: Instruction | undefined
}

/** The places where BuiltIn is applied. */
interface AppliedBuiltIns {
  /** Keyed by the id of an object, its built-ins. */
  readonly objects: ReadonlyMap<number, readonly number[]>
  /** Keyed by the id of a structure type, its members with their built-ins. */
  readonly members: ReadonlyMap<number, readonly (readonly [member: number, builtIn: number])[]>
}

const builtIn = enumerant('Decoration', 'BuiltIn')

function add<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [value])
  else known.push(value)
}

/** Everything that is decorated with BuiltIn. */
export const decoratedObjects = perModule((module): AppliedBuiltIns => {
  const objects = new Map<number, number[]>()
  const members = new Map<number, [number, number][]>()
  eachApplied(module, ({ target, member, decoration, operands: [value] }) => {
    if (decoration !== builtIn || value === undefined) return
    if (member < 0) add(objects, target, value.value)
    else add(members, target, [member, value.value])
  })
  return { objects, members }
})

function addUsesOfVariables(module: Module, found: Map<number, BuiltInUse[]>): void {
  const { objects } = decoratedObjects(module)
  if (objects.size === 0) return
  const modelsOf = modelsTouching(module)
  for (const [id, builtIns] of objects) {
    const variable = module.definition(id)
    if (variable === undefined || !declaresVariable(variable)) continue
    const storage = variable.valueAt(0) ?? -1
    const variables = [variable]
    const models = modelsOf(variable)
    const type = heldType(module, variable)
    for (const builtIn of builtIns)
      add(found, builtIn, { builtIn, variable, variables, models, storage, member: -1, type })
  }
}

/** Variables in one storage class that hold one structure. */
interface BuiltInHolders {
  readonly structure: Instruction
  readonly storage: number
  readonly variables: Instruction[]
  models: Models
}

function addUsesOfMembers(module: Module, found: Map<number, BuiltInUse[]>): void {
  const { members } = decoratedObjects(module)
  if (members.size === 0) return
  const modelsOf = modelsTouching(module)
  const groups = new Map<string, BuiltInHolders>()
  for (const variable of globalVariables(module)) {
    const structure = heldStructure(module, variable)
    if (structure === undefined || !members.has(structure.result)) continue
    const storage = variable.valueAt(0) ?? -1
    const key = `${structure.result} ${storage}`
    const known = groups.get(key) ?? { structure, storage, variables: [], models: 0 }
    known.variables.push(variable)
    known.models |= modelsOf(variable)
    groups.set(key, known)
  }
  for (const { structure, storage, variables, models } of groups.values()) {
    const [variable] = variables
    if (variable === undefined) continue
    for (const [member, builtIn] of members.get(structure.result) ?? []) {
      const type = module.definition(structure.valueAt(member) ?? 0)
      add(found, builtIn, {
        builtIn,
        variable,
        variables,
        models,
        storage,
        structure,
        member,
        type,
      })
    }
  }
}

/** Keyed by the value of a built-in, its uses. */
export const builtInUses = perModule((module): ReadonlyMap<number, readonly BuiltInUse[]> => {
  const found = new Map<number, BuiltInUse[]>()
  addUsesOfVariables(module, found)
  addUsesOfMembers(module, found)
  return found
})

const noUses: readonly BuiltInUse[] = []

/** The uses of a built-in, as a function of the module: its number is looked up once. */
export function usesOf(name: string): (module: Module) => readonly BuiltInUse[] {
  const value = enumerant('BuiltIn', name)
  return (module) => builtInUses(module).get(value) ?? noUses
}

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** Keyed by the id of a variable, the entry points whose interface lists it. */
export const listing = perModule((module): ReadonlyMap<number, readonly Instruction[]> => {
  const found = new Map<number, Instruction[]>()
  for (const entryPoint of module.all('OpEntryPoint'))
    for (const { value } of entryPoint.operands.slice(firstOfInterface)) {
      const known = found.get(value)
      if (known === undefined) found.set(value, [entryPoint])
      else if (known.at(-1) !== entryPoint) known.push(entryPoint)
    }
  return found
})

/** A store that every run of a function carries out. */
export interface CertainStore {
  readonly store: Instruction
  /** Id of the function. */
  readonly body: number
}

/** The stores to variables with a built-in in the first blocks of functions. Members are not looked at. */
export function certainStores(name: string): (module: Module) => readonly CertainStore[] {
  const uses = usesOf(name)
  return (module) => uses(module).flatMap((use) => storesOf(module, use))
}

function storesOf(module: Module, { member, variable }: BuiltInUse): readonly CertainStore[] {
  if (member >= 0) return []
  return module.uses(variable.result).flatMap((store) => {
    if (store.name !== 'OpStore' || store.valueAt(0) !== variable.result) return []
    const block = module.blockOf(store)
    const isFirst = block?.function.blocks[0]?.label.index === block?.label.index
    return block === undefined || !isFirst ? [] : { store, body: block.function.definition.result }
  })
}
