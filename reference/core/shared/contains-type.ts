import type { Instruction, Module } from '../../module.ts'
import { constituentType, isCompositeType, isStructType } from './composite-type.ts'
import { perModule } from './per-module.ts'
import { declaresType } from './type-declaration.ts'

/** Whether a type is, or holds at any depth as a constituent, a type of some kind. Pointers are not followed. */
export type Contains = (module: Module, type: Instruction | undefined) => boolean

const usualDepth = 4

/** So many constituents are looked at one by one, for so many types; of what has more, everything is worked out. */
const usualCount = 32
const usualTimes = 8

/** Type declarations of a module, and by the ordinal of each the ordinals of the types that it is a constituent of. */
interface Holders {
  readonly declarations: readonly number[]
  readonly of: ReadonlyMap<number, number[]>
}

const holders = perModule((module): Holders => {
  const declarations: number[] = []
  const of = new Map<number, number[]>()
  const add = (id: number, holder: number): void => {
    const part = module.definitionIndex(id)
    const list = of.get(part)
    if (list === undefined) of.set(part, [holder])
    // A type that comes several times in a row is noted once.
    else if (list.at(-1) !== holder) list.push(holder)
  }
  const { words, instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    if (!declaresType({ opcode: module.opcodeAt(index) })) continue
    declarations.push(index)
    const type = instructions.at(index)
    if (!isCompositeType(type)) continue
    const first = type.word + 2
    const end = isStructType(type) ? type.word + type.wordCount : first + 1
    for (let word = first; word < end; word++) add(words[word] as number, index)
  }
  return { declarations, of }
})

/**
 * The search for types of some kind in others. Types that hold one are worked out once per module, from those of the
 * kind to what holds them: many instructions name types that are large or deep.
 *
 * @param is whether a type declaration by itself is of the kind.
 */
export function containing(is: (type: Instruction, module: Module) => boolean): Contains {
  const found = perModule((module): ReadonlySet<number> => {
    const { declarations, of } = holders(module)
    const containers = new Set<number>()
    for (const index of declarations) {
      const type = module.instructions.at(index)
      if (type !== undefined && is(type, module)) containers.add(index)
    }
    // A set hands out what is added while it is walked.
    for (const index of containers) for (const holder of of.get(index) ?? []) containers.add(holder)
    return containers
  })
  let searched: Module | undefined
  let times = 0
  let room = 0
  /** `undefined` where there are too many constituents. */
  function search(module: Module, type: Instruction): boolean | undefined {
    if (!declaresType(type)) return false
    if (is(type, module)) return true
    if (!isCompositeType(type)) return false
    const first = type.word + 2
    const end = isStructType(type) ? type.word + type.wordCount : first + 1
    room -= end - first
    if (room < 0) return undefined
    for (let word = first; word < end; word++) {
      const part = module.definition(module.words[word] as number)
      const holds = part === undefined ? false : search(module, part)
      if (holds !== false) return holds
    }
    return false
  }
  return (module, type) => {
    let inner = type
    // Most types are no structure, and hold one other at a time: then nothing need be worked out.
    for (let depth = 0; depth < usualDepth && !isStructType(inner); depth++) {
      if (inner === undefined) return false
      if (is(inner, module)) return true
      if (!isCompositeType(inner)) return false
      inner = constituentType(module, inner, 0)
    }
    if (inner === undefined) return false
    if (searched !== module) {
      searched = module
      times = 0
    }
    room = times++ < usualTimes ? usualCount : 0
    return search(module, inner) ?? found(module).has(inner.index)
  }
}
