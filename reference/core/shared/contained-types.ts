import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'
import {
  constituentType,
  declaresType,
  isBoolType,
  isCompositeType,
  isStructType,
} from './types.ts'

/** Whether a type is, or holds at any depth as a constituent, a type of some kind. Pointers are not followed. */
export type Contains = (module: Module, type: Instruction | undefined) => boolean

const usualDepth = 4

/** The most constituents, and the most types, that are looked at one by one; where there are more, everything is worked out. */
const usualCount = 32
const usualTimes = 8

/** Type declarations of a module, and by the ordinal of each the ordinals of the types that it is a constituent of. */
interface Holders {
  readonly declarations: readonly number[]
  readonly of: ReadonlyMap<number, number[]>
}

const holders = perModule((module): Holders => {
  const declarations: number[] = []
  const holdersOf = new Map<number, number[]>()
  const add = (id: number, holder: number): void => {
    const part = module.definitionIndex(id)
    const list = holdersOf.get(part)
    if (list === undefined) holdersOf.set(part, [holder])
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
  return { declarations, of: holdersOf }
})

/**
 * The search for types of some kind in others. Types that hold one are worked out once per module, from those of the
 * kind to what holds them: many instructions name types that are large or deep.
 *
 * @param is whether a type declaration by itself is of the kind.
 */
export function containing(is: (type: Instruction, module: Module) => boolean): Contains {
  const found = perModule((module): ReadonlySet<number> => {
    const { declarations, of: holdersOf } = holders(module)
    const containers = new Set<number>()
    for (const index of declarations) {
      const type = module.instructions.at(index)
      if (type !== undefined && is(type, module)) containers.add(index)
    }
    // A set hands out what is added while it is walked.
    for (const index of containers)
      for (const holder of holdersOf.get(index) ?? []) containers.add(holder)
    return containers
  })
  const searches = perModule(() => ({ count: 0 }))
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
    // Most types are not structures and contain one type at a time: then nothing need be worked out.
    for (let depth = 0; depth < usualDepth && !isStructType(inner); depth++) {
      if (inner === undefined) return false
      if (is(inner, module)) return true
      if (!isCompositeType(inner)) return false
      inner = constituentType(module, inner, 0)
    }
    if (inner === undefined) return false
    room = searches(module).count++ < usualTimes ? usualCount : 0
    return search(module, inner) ?? found(module).has(inner.index)
  }
}

/** Whether a type is or contains the Boolean type. */
export const containsBoolean = containing(isBoolType)

/** Whether a type is or contains a run-time array, so that objects of it have no fixed size. */
export const containsRunTimeArray = containing(({ name }) => name === 'OpTypeRuntimeArray')

/** Names of the types whose values are image, sampler and sampled image objects. */
export const imageTypes: readonly string[] = ['OpTypeImage', 'OpTypeSampler', 'OpTypeSampledImage']

const declaresImages = opcodeSet(imageTypes)

/** Whether values of the type are image, sampler or sampled image objects; those of arrays and structures of them are not. */
export function isImageObjectType(type: Instruction | undefined): type is Instruction {
  return type !== undefined && declaresImages(type)
}

/** Nodes of a graph by strongly connected component. */
export interface Components {
  /** How many there are. */
  readonly count: number
  /**
   * The component of a node that was reached. The types that a component leads to, apart from itself, have smaller
   * numbers.
   */
  readonly of: (node: number) => number | undefined
  /** The nodes that were reached. */
  readonly nodes: readonly number[]
}

interface SearchFrame {
  readonly node: number
  readonly next: Iterator<number>
}

const none: readonly never[] = []

/** The strongly connected components of what can be reached from `roots` (Tarjan); the depth is not for the stack. */
export function componentsOf(
  roots: Iterable<number>,
  edges: ReadonlyMap<number, Iterable<number>>,
): Components {
  const order = new Map<number, number>()
  const lowest = new Map<number, number>()
  const component = new Map<number, number>()
  const pending: number[] = []
  let count = 0

  const frames: SearchFrame[] = []
  const enter = (node: number): void => {
    lowest.set(node, order.size)
    order.set(node, order.size)
    pending.push(node)
    frames.push({ node, next: (edges.get(node) ?? none)[Symbol.iterator]() })
  }
  const lower = (node: number, to: number): void => {
    if (to < (lowest.get(node) ?? 0)) lowest.set(node, to)
  }
  const close = (node: number): void => {
    for (let member = pending.pop(); member !== undefined; member = pending.pop()) {
      component.set(member, count)
      if (member === node) break
    }
    count++
  }
  const leave = (node: number): void => {
    const low = lowest.get(node) ?? 0
    if (low === order.get(node)) close(node)
    const above = frames.at(-1)
    if (above !== undefined && !component.has(node)) lower(above.node, low)
  }

  for (const root of roots) {
    if (!order.has(root)) enter(root)
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { value: node, done } = frame.next.next()
      if (done === true) {
        frames.pop()
        leave(frame.node)
      } else if (!order.has(node)) enter(node)
      else if (!component.has(node)) lower(frame.node, order.get(node) ?? 0)
    }
  }
  return { count, of: (node) => component.get(node), nodes: [...order.keys()] }
}
