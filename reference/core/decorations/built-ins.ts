import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { type Applied, eachApplied } from '../shared/decorations.ts'
import { enumerant, enumerantSet, storageClassName } from '../shared/grammar.ts'
import { callsOf, modelOf, models } from '../shared/models.ts'
import { isStructureSound } from '../shared/structure.ts'
import { innermostElement } from '../shared/types.ts'
import { eachUnlisted, notListedByAll, referencesTo } from '../shared/unlisted-variables.ts'
import { allocatedType, globalVariables, heldStructure, isSilent } from '../shared/variables.ts'
import { builtInStructures } from './structures.ts'

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')

/** From this version on, interfaces list the variables of all storage classes. */
const allClasses = 0x0001_0400

/** Their extensions add outputs of primitives to those of vertices, and compilers write a structure for each. */
const meshModels: ReadonlySet<number> = enumerantSet('ExecutionModel', 'MeshEXT', 'MeshNV')

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** Global variables whose type is, or is an array of, a structure type with built-in members. */
export function objectsWithBuiltIns(module: Module): readonly Instruction[] {
  const structures = builtInStructures(module)
  if (structures.size === 0) return []
  return [...module.all('OpVariable'), ...module.all('OpUntypedVariableKHR')].filter((variable) => {
    const type = innermostElement(module, allocatedType(module, variable))
    return (
      type !== undefined && structures.has(type.result) && module.functionOf(variable) === undefined
    )
  })
}

function isListed(module: Module, variable: Instruction): boolean {
  const storage = variable.valueAt(0)
  return module.version >= allClasses || storage === input || storage === output
}

/** Ids of the objects that an entry point consumes without listing them, as before version 1.4, by its ordinal. */
function consumedUnlisted(
  module: Module,
  objects: readonly Instruction[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  const unlisted = notListedByAll(
    module,
    objects.filter((variable) => !isListed(module, variable)),
  )
  if (unlisted.length < 2 || !isStructureSound(module)) return found
  eachUnlisted(module, referencesTo(module, unlisted), ({ index }, id) => {
    const list = found.get(index)
    if (list === undefined) found.set(index, [id])
    else list.push(id)
  })
  return found
}

const builtIn = enumerant('Decoration', 'BuiltIn')
const noCallees: ReadonlySet<number> = new Set()
const mesh = models('MeshEXT', 'MeshNV')

/** Steps through call trees for each word of a module: enough for any but hostile modules. */
const stepsPerWord = 4

/** A built-in in a storage class. */
interface BuiltInPlace {
  readonly key: string
  readonly variable: number
  /** Whether it is a member of the structure that the variable holds. */
  readonly isMember: boolean
}

/** Keyed by id, the built-ins that it is decorated with: those of a variable, or of the members of a structure type. */
function builtInsById(module: Module): ReadonlyMap<number, readonly Applied[]> {
  const found = new Map<number, Applied[]>()
  eachApplied(module, (applied) => {
    if (applied.decoration !== builtIn) return
    const known = found.get(applied.target)
    if (known === undefined) found.set(applied.target, [applied])
    else known.push(applied)
  })
  return found
}

/** The built-ins of variables whose storage class has several variables with the same built-in, by variable. */
export function repeatedPlaces(module: Module): ReadonlyMap<number, readonly BuiltInPlace[]> {
  const byId = builtInsById(module)
  const byKey = new Map<string, BuiltInPlace[]>()
  let room = module.words.length
  const add = (variable: Instruction, applied: Applied, isMember: boolean): void => {
    const key = `${variable.valueAt(0)} ${applied.operands[0]?.value}`
    const place = { key, variable: variable.result, isMember }
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, [place])
    else known.push(place)
    room--
  }
  for (const variable of globalVariables(module)) {
    if (room < 0) break
    for (const applied of byId.get(variable.result) ?? [])
      if (applied.member < 0) add(variable, applied, false)
    const structure = heldStructure(module, variable)
    for (const applied of (structure && byId.get(structure.result)) ?? [])
      if (applied.member >= 0) add(variable, applied, true)
  }
  const found = new Map<number, BuiltInPlace[]>()
  for (const places of byKey.values()) {
    if (places.length < 2) continue
    for (const place of places) {
      const known = found.get(place.variable)
      if (known === undefined) found.set(place.variable, [place])
      else known.push(place)
    }
  }
  return found
}

/** Keyed by function, those of the variables that its instructions name. */
function namedBy(
  module: Module,
  variables: Iterable<number>,
): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>()
  for (const variable of variables)
    for (const use of module.uses(variable)) {
      const body = module.functionOf(use)?.definition.result
      if (body === undefined || isSilent(module, use)) continue
      const known = found.get(body)
      if (known === undefined) found.set(body, new Set([variable]))
      else known.add(variable)
    }
  return found
}

/** Two structures of built-ins are the fault of another rule. */
function areRepeated(left: BuiltInPlace, right: BuiltInPlace): boolean {
  return left.variable === right.variable || !left.isMember || !right.isMember
}

function sayOf({ key, variable }: BuiltInPlace, other: BuiltInPlace): string {
  const [storage, value] = key.split(' ').map(Number)
  const name = enumerantByValue('BuiltIn', value ?? -1)?.name ?? value
  const where = storageClassName(storage ?? -1)
  return variable === other.variable
    ? `two members of variable ${variable} are ${name}`
    : `variables ${other.variable} and ${variable} in ${where} both have ${name}`
}

/** Checks of objects that are decorated with BuiltIn. */
export const checks: readonly Check[] = [
  // Section 2.16.1, decoration rules. An entry point consumes every variable that its interface lists.
  {
    rule: 'core/built-in-structure-per-storage-class',
    among: ['Decoration.BuiltIn'],
    judgeModule: (module, report) => {
      const objects = objectsWithBuiltIns(module)
      if (objects.length < 2) return
      const classes = new Map(objects.map(({ result, operands }) => [result, operands[0]?.value]))
      const listed = new Set(
        objects.filter((variable) => isListed(module, variable)).map(({ result }) => result),
      )
      const unlisted = consumedUnlisted(module, objects)
      for (const { operands, index, word } of module.all('OpEntryPoint')) {
        if (meshModels.has(operands[0]?.value ?? -1)) continue
        const seen = new Map<number | undefined, number>()
        const consume = (id: number, position: number): void => {
          const storage = classes.get(id)
          const other = seen.get(storage)
          if (other === undefined) seen.set(storage, id)
          else if (other !== id)
            report(
              position,
              `variables ${other} and ${id} in ${storageClassName(storage ?? -1)} both have built-in members`,
            )
        }
        for (const { value, word: position } of operands.slice(firstOfInterface))
          if (listed.has(value)) consume(value, position)
        for (const id of unlisted.get(index) ?? []) consume(id, word)
      }
    },
  },
  // Section 3.2.20.
  {
    rule: 'core/built-in-once',
    among: ['Decoration.BuiltIn'],
    judgeModule(module, report) {
      const places = repeatedPlaces(module)
      if (places.size === 0 || !isStructureSound(module)) return
      const named = namedBy(module, places.keys())
      const calls = callsOf(module)
      let room = stepsPerWord * module.words.length
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & mesh) !== 0) continue
        const seen = new Map<string, BuiltInPlace>()
        const reached = new Set<number>()
        const consume = (place: BuiltInPlace): void => {
          const other = seen.get(place.key)
          if (other === undefined) seen.set(place.key, place)
          else if (areRepeated(place, other)) report(entryPoint.word, sayOf(place, other))
        }
        const tree = new Set([entryPoint.valueAt(1) ?? 0])
        // A set hands out what is added while it is walked.
        for (const id of tree) {
          for (const variable of named.get(id) ?? []) {
            room--
            if (reached.has(variable)) continue
            reached.add(variable)
            const here = places.get(variable) ?? []
            room -= here.length
            for (const place of here) consume(place)
          }
          const callees = calls.get(id) ?? noCallees
          for (const callee of callees) tree.add(callee)
          room -= callees.size + 1
          if (room < 0) return
        }
      }
    },
  },
]
