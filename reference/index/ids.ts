import { IdTable } from '../decode/declarations.ts'
import { type InstructionPlan, instructionPlan, type KindPlan } from '../decode/plans.ts'
import { type KindShape, shape } from '../decode/shape.ts'
import { walkedIds } from '../decode/walked-operands.ts'
import type { Walker } from '../decode/walker.ts'
import { mostPlain, type NumberArray, zeros } from '../decode/words.ts'
import type { Instruction, Operand } from '../module.ts'
import { mostOpcodes } from './opcode-chains.ts'
import { perPlace } from './places.ts'

const none: readonly never[] = []

/** Visits pairs of an id and the ordinal of an instruction, ascending by ordinal. Asked twice, it must visit the same. */
export type EachPair = (visit: (id: number, ordinal: number) => void) => void

/** Ordinals of instructions by id. */
export interface OrdinalsById {
  /** Those of `id`, ascending, each once. */
  of(id: number): readonly number[]
  /** Whether `id` has any. */
  has(id: number): boolean
}

/** Modules of up to this number of words have chains: the room for those is kept. */
const mostChained = 1 << 13

/** Looks for ordinals of instructions of the module with those words and that bound. */
export function ordinalsById(
  words: Uint32Array,
  bound: number,
  room: ChainRoom,
  each: EachPair,
): OrdinalsById {
  const dense = Math.min(bound, words.length)
  return dense <= mostPlain && words.length <= mostChained
    ? new Chains(room, each)
    : new OrdinalRuns(dense, each)
}

/**
 * Room for the chains of one small module at a time: making arrays for each costs more than filling them again where a module
 * is asked about that is not the last one.
 */
export class ChainRoom {
  /** The list whose chains are stored here; undefined while the room is free. */
  owner: OrdinalsById | undefined
  /** Keyed by place: the id, the ordinal, and the place of the next one of the same id plus one, 0 where there is none. */
  readonly #ids: number[] = []
  readonly ordinals: number[] = []
  readonly nexts: number[] = []
  /** Keyed by id: the places of the first and the last one plus one, 0 where there is none. */
  readonly #firsts = new Uint32Array(mostPlain)
  readonly #lasts = new Uint32Array(mostPlain)
  /** The same for ids that lie beyond. */
  readonly #high = new Map<number, { readonly first: number; last: number }>()
  #count = 0

  clear(): void {
    for (let place = 0; place < this.#count; place++) {
      const id = this.#ids[place] as number
      // Beyond the end nothing is set.
      this.#firsts[id] = 0
      this.#lasts[id] = 0
    }
    this.#count = 0
    if (this.#high.size > 0) this.#high.clear()
  }

  /** Notes an ordinal of an id, unless it is the last one that was noted of it. */
  add(id: number, ordinal: number): void {
    const last = this.#last(id)
    if (last > 0 && this.ordinals[last - 1] === ordinal) return
    const place = this.#count++
    this.#ids[place] = id
    this.ordinals[place] = ordinal
    this.nexts[place] = 0
    if (last > 0) this.nexts[last - 1] = place + 1
    this.#note(id, place + 1)
  }

  /** The place of the first ordinal of an id plus one. */
  first(id: number): number {
    return id < mostPlain ? (this.#firsts[id] as number) : (this.#high.get(id)?.first ?? 0)
  }

  #last(id: number): number {
    return id < mostPlain ? (this.#lasts[id] as number) : (this.#high.get(id)?.last ?? 0)
  }

  #note(id: number, place: number): void {
    if (id < mostPlain) {
      if (this.#firsts[id] === 0) this.#firsts[id] = place
      this.#lasts[id] = place
      return
    }
    const known = this.#high.get(id)
    if (known === undefined) this.#high.set(id, { first: place, last: place })
    else known.last = place
  }
}

/** Each ordinal with the place of the next one of the same id: takes more memory, and is made sooner. */
class Chains implements OrdinalsById {
  readonly #room: ChainRoom
  readonly #each: EachPair

  constructor(room: ChainRoom, each: EachPair) {
    this.#room = room
    this.#each = each
  }

  of(id: number): readonly number[] {
    const { ordinals, nexts } = this.#filled()
    let place = this.#room.first(id)
    if (place === 0) return none
    // The array has its final length if there is only one.
    const list = [ordinals[place - 1] as number]
    for (place = nexts[place - 1] as number; place > 0; place = nexts[place - 1] as number)
      list.push(ordinals[place - 1] as number)
    return list
  }

  has(id: number): boolean {
    return this.#filled().first(id) > 0
  }

  #filled(): ChainRoom {
    const room = this.#room
    if (room.owner !== this) {
      room.clear()
      this.#each((id, ordinal) => room.add(id, ordinal))
      room.owner = this
    }
    return room
  }
}

/** All of them in one array: first it is counted how many there are of each id. */
class OrdinalRuns implements OrdinalsById {
  readonly #ordinals: NumberArray
  /** Keyed by id: where its ordinals begin, and how many there are. */
  readonly #firsts: IdTable
  readonly #counts: IdTable

  constructor(dense: number, each: EachPair) {
    const firsts = new IdTable(dense)
    each((id) => firsts.set(id, firsts.get(id) + 1))
    const ordinals = zeros(firsts.accumulate())
    const counts = new IdTable(dense)
    each((id, ordinal) => {
      const count = counts.get(id)
      const place = firsts.get(id) + count
      if (count > 0 && ordinals[place - 1] === ordinal) return
      ordinals[place] = ordinal
      counts.set(id, count + 1)
    })
    this.#ordinals = ordinals
    this.#firsts = firsts
    this.#counts = counts
  }

  of(id: number): readonly number[] {
    const first = this.#firsts.get(id)
    const end = first + this.#counts.get(id)
    const list: number[] = []
    for (let place = first; place < end; place++) list.push(this.#ordinals[place] as number)
    return list
  }

  has(id: number): boolean {
    return this.#counts.get(id) > 0
  }
}

/** Whether the word count alone tells that every operand is an id or an integer: then there are no enumerants. */
export function hasOnlyIdsAndIntegers({
  opcode,
  wordCount,
}: Pick<Instruction, 'opcode' | 'wordCount'>): boolean {
  const plan = instructionPlan(opcode)
  if (plan === null) return false
  const count = wordCount - 1 - plan.typeWords - plan.resultWords
  return count >= plan.plainLeast && count <= plan.plainMost
}

/** The values of these decide what follows them. */
const followed: readonly KindShape[] = [shape.extended, shape.embedded]

function canHoldId(kind: KindPlan): boolean {
  if (kind.shape === shape.id || kind.shape === shape.numberAndId) return true
  if (followed.includes(kind.shape) || kind.parts.some(canHoldId)) return true
  for (const { parameters } of kind.enumerants.values())
    if (parameters.some((parameter) => canHoldId(parameter.kind))) return true
  return false
}

const [holdsIds, holdsNone] = [1, 2]
/** Keyed by opcode: whether an id can be among the operands; 0 where that is not worked out yet. */
const holding = new Uint8Array(mostOpcodes)

function workOut(opcode: number, plan: InstructionPlan): number {
  const found = plan.operands.some(({ kind }) => canHoldId(kind)) ? holdsIds : holdsNone
  holding[opcode] = found
  return found
}

/** Visits the ids among operands that the word count alone does not tell. */
function eachWalkedId(
  walker: Walker,
  index: number,
  visit: (id: number, word: number) => void,
): void {
  const taken = walker.taken[index]
  const bits = walker.takenIds[index] ?? -1
  if (taken !== undefined && bits >= 0) {
    for (let n = 0; bits >>> n !== 0; n++) {
      const { value, word } = taken[n] as Operand
      if (((bits >>> n) & 1) === 1) visit(value, word)
    }
    return
  }
  walker.walk(index)
  // Taken off first: whoever is given an id may have another instruction walked.
  for (const word of walkedIds(walker)) visit(walker.words[word] as number, word)
}

/**
 * Visits the ids among the operands of the instruction with that ordinal. Where its word count alone tells which operands
 * those are, they are read off the words.
 */
export function eachId(
  walker: Walker,
  index: number,
  visit: (id: number, word: number) => void,
): void {
  const { words, frames } = walker
  const start = frames.starts[index] as number
  const head = words[start] as number
  const opcode = head & 0xffff
  const known = holding[opcode]
  if (known === holdsNone) return
  const plan = instructionPlan(opcode)
  if (plan === null || (known === 0 && workOut(opcode, plan) === holdsNone)) return
  const { plainIds } = plan
  const first = start + 1 + plan.typeWords + plan.resultWords
  const end = start + (head >>> 16)
  if (end - first < plan.plainLeast || end - first > plan.plainMost) {
    eachWalkedId(walker, index, visit)
    return
  }
  const last = plan.operands.length - 1
  for (let word = first, n = 0; word < end; word++) {
    if (((plainIds >>> n) & 1) === 1) visit(words[word] as number, word)
    if (n < last) n++
  }
}

function eachUse(walker: Walker, visit: (id: number, ordinal: number) => void): void {
  const { words, frames } = walker
  const { starts, count } = frames
  let index = 0
  const use = (id: number): void => visit(id, index)
  for (; index < count; index++) {
    const start = starts[index] as number
    const hasType = instructionPlan((words[start] as number) & 0xffff)?.typeWords === 1
    if (hasType && start + 1 < (starts[index + 1] as number)) use(words[start + 1] as number)
    eachId(walker, index, use)
  }
}

const roomAt = perPlace(() => new ChainRoom())

/** Ordinals of the instructions that use an id as an operand or result type, of the module in that place. */
export function usesOf(walker: Walker, bound: number, place: number): OrdinalsById {
  return ordinalsById(walker.words, bound, roomAt(place), (visit) => eachUse(walker, visit))
}
