import { instructions as grammar } from '#spec/grammar/grammar'
import { instructionPlan } from '../decode/plans.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction, Instructions } from '../module.ts'
import { DecodedInstruction } from './instruction.ts'
import { Recent } from './recent.ts'

/** How many views are kept. */
export interface Room {
  /** Modules of up to so many instructions keep all. */
  readonly all: number
  /** Others keep up to so many of what stands before the first function: bodies look at the same of those again and again. */
  readonly beforeBodies: number
  /** All other views are kept until another one takes the place. A power of two: more than a check looks at at a time. */
  readonly places: number
}

const usualRoom: Room = { all: 1 << 14, beforeBodies: 1 << 16, places: 1 << 8 }

const types: ReadonlySet<number> = new Set(
  grammar.filter(({ name }) => name.startsWith('OpType')).map(({ opcode }) => opcode),
)

/**
 * The instructions of a module, made into views when they are asked for. A view takes five times the memory of the words
 * it is of, so those of a large module are not kept, but for what all of it refers to.
 */
export class InstructionViews implements Instructions {
  readonly length: number
  readonly #walker: Walker
  readonly #kept: (DecodedInstruction | undefined)[]
  readonly #keptCount: number
  /** Whether all are kept. */
  readonly keepsAll: boolean
  readonly #mask: number
  readonly #passing: (DecodedInstruction | undefined)[] = []
  /** Of those that are kept, the ones that keep their operands; absent where all do. */
  readonly #recent: Recent | undefined
  #types: Map<number, DecodedInstruction> | undefined

  /** @param firstBody ordinal of the first `OpFunction`. */
  constructor(walker: Walker, firstBody: number, room: Room = usualRoom) {
    const { count } = walker.frames
    this.length = count
    this.#walker = walker
    this.#keptCount = count <= room.all ? count : Math.min(firstBody, room.beforeBodies)
    this.keepsAll = this.#keptCount === count
    this.#kept = this.keepsAll ? new Array(count) : []
    this.#mask = room.places - 1
    this.#recent = this.keepsAll ? undefined : new Recent(room.places)
  }

  /** The view of the instruction with that ordinal, which must exist. */
  get(index: number): DecodedInstruction {
    if (this.keepsAll) {
      const known = this.#kept[index]
      if (known !== undefined) return known
      const view = this.#make(index, true)
      this.#kept[index] = view
      return view
    }
    const kept = index < this.#keptCount && this.#hasResult(index)
    const views = kept ? this.#kept : this.#passing
    const place = kept ? index : index & this.#mask
    const known = views[place]
    if (known !== undefined && known.index === index) return known
    const view = (kept ? undefined : this.#type(index)) ?? this.#make(index, kept)
    while (views.length < place) views.push(undefined)
    views[place] = view
    return view
  }

  at(index: number): Instruction | undefined {
    const ordinal = index < 0 ? this.length + index : index
    return ordinal >= 0 && ordinal < this.length ? this.get(ordinal) : undefined
  }

  *[Symbol.iterator](): Generator<Instruction> {
    for (let index = 0; index < this.length; index++) yield this.get(index)
  }

  map<Value>(value: (instruction: Instruction) => Value): readonly Value[] {
    return Array.from(this, value)
  }

  find(isWanted: (instruction: Instruction) => boolean): Instruction | undefined {
    for (const instruction of this) if (isWanted(instruction)) return instruction
    return undefined
  }

  #hasResult(index: number): boolean {
    const { words, frames } = this.#walker
    const opcode = (words[frames.starts[index] as number] as number) & 0xffff
    return instructionPlan(opcode)?.resultWords === 1
  }

  #make(index: number, kept: boolean): DecodedInstruction {
    return new DecodedInstruction(this.#walker, index, kept ? this.#recent : undefined)
  }

  /** A type declaration that no place keeps. */
  #type(index: number): DecodedInstruction | undefined {
    const { words, frames } = this.#walker
    if (!types.has((words[frames.starts[index] as number] as number) & 0xffff)) return undefined
    this.#types ??= new Map()
    let view = this.#types.get(index)
    if (view === undefined) {
      view = this.#make(index, true)
      this.#types.set(index, view)
    }
    return view
  }
}
