import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { callsOf, modelOf, models } from '../shared/models.ts'
import { storageClassName } from '../shared/storage-class-name.ts'
import { isStructureSound } from '../shared/structure.ts'
import { globalVariables, heldStructure, isSilent } from '../shared/variables.ts'
import { type Applied, eachApplied } from './applied.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const noCallees: ReadonlySet<number> = new Set()
const mesh = models('MeshEXT', 'MeshNV')

/** So many steps through call trees for each word of a module are enough for any but hostile ones. */
const stepsPerWord = 4

/** A built-in in a storage class. */
interface Place {
  readonly key: string
  readonly variable: number
  /** Whether it is a member of the structure that the variable holds. */
  readonly isMember: boolean
}

/** By id, the built-ins that it is decorated with: those of a variable, or of the members of a structure type. */
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

/** The built-ins of variables that have one of which there are several in their storage class, by variable. */
function repeatedPlaces(module: Module): ReadonlyMap<number, readonly Place[]> {
  const byId = builtInsById(module)
  const byKey = new Map<string, Place[]>()
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
  const found = new Map<number, Place[]>()
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

/** By function, those of the variables that its instructions name. */
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
function areRepeated(one: Place, other: Place): boolean {
  return one.variable === other.variable || !one.isMember || !other.isMember
}

function sayOf({ key, variable }: Place, other: Place): string {
  const [storage, value] = key.split(' ').map(Number)
  const name = enumerantByValue('BuiltIn', value ?? -1)?.name ?? value
  const where = storageClassName(storage ?? -1)
  return variable === other.variable
    ? `two members of variable ${variable} are ${name}`
    : `variables ${other.variable} and ${variable} in ${where} both have ${name}`
}

/** Section 3.2.20. */
export const checks: readonly Check[] = [
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
        const seen = new Map<string, Place>()
        const reached = new Set<number>()
        const consume = (place: Place): void => {
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
