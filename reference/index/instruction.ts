import { instructions as grammar } from '#spec/grammar/grammar'
import { instructionPlan, type OperandPlan } from '../decode/plans.ts'
import { DecodedOperand, walkedOperands } from '../decode/walked-operands.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction, Instructions, Operand } from '../module.ts'

/** Something that can drop what it can make again. */
interface Forgetful {
  forget(): void
}

/** Those that were used last. All others drop everything that they can compute again. */
export class Recent {
  readonly #ring: Forgetful[] = []
  readonly #kept: number
  #next = 0

  /** @param kept how many may keep what they have made. */
  constructor(kept: number) {
    this.#kept = kept
  }

  /** Notes that one has made something, and has that one drop it that did so longest ago. */
  add(index: Forgetful): void {
    this.#ring[this.#next]?.forget()
    this.#ring[this.#next] = index
    this.#next = (this.#next + 1) % this.#kept
  }
}

const none: readonly Operand[] = []

/** Operands that are known by the word count alone. */
function plainOperands(
  words: Uint32Array,
  plans: readonly OperandPlan[],
  first: number,
  count: number,
): readonly Operand[] {
  const operands: Operand[] = []
  const last = plans.length - 1
  for (let n = 0; n < count; n++) {
    const { kind } = plans[n < last ? n : last] as OperandPlan
    const word = first + n
    operands.push(new DecodedOperand(kind.name, word, 1, words[word] as number))
  }
  return operands
}

/** Operands of the instruction with that ordinal, as far as they can be distinguished. */
export function operandsOf(walker: Walker, index: number): readonly Operand[] {
  const { starts } = walker.frames
  const start = starts[index] as number
  const plan = instructionPlan((walker.words[start] as number) & 0xffff)
  if (plan !== null) {
    const first = start + 1 + plan.typeWords + plan.resultWords
    const count = (starts[index + 1] as number) - first
    if (count === 0 && plan.plainLeast === 0 && plan.plainMost >= 0) return none
    if (count >= plan.plainLeast && count <= plan.plainMost)
      return plainOperands(walker.words, plan.operands, first, count)
  }
  const known = walker.taken[index]
  if (known !== undefined) return known
  walker.walk(index)
  return walkedOperands(walker)
}

/** An instruction that takes itself apart when its operands are first asked for. */
class DecodedInstruction implements Instruction {
  readonly opcode: number
  readonly name: string
  readonly index: number
  readonly word: number
  readonly wordCount: number
  readonly resultType: number
  readonly result: number
  readonly #walker: Walker
  readonly #recent: Recent | undefined
  #operands: readonly Operand[] | undefined

  /** @param recent those that may keep their operands; absent where all may. */
  constructor(walker: Walker, index: number, recent?: Recent) {
    const { words, frames } = walker
    const word = frames.starts[index] as number
    const first = words[word] as number
    const opcode = first & 0xffff
    const plan = instructionPlan(opcode)
    const typeWords = plan?.typeWords ?? 0
    this.opcode = opcode
    this.name = plan?.name ?? `Op${opcode}`
    this.index = index
    this.word = word
    this.wordCount = first >>> 16
    this.resultType = typeWords === 1 && this.wordCount > 1 ? (words[word + 1] as number) : 0
    this.result =
      plan?.resultWords === 1 && this.wordCount > 1 + typeWords
        ? (words[word + 1 + typeWords] as number)
        : 0
    this.#walker = walker
    this.#recent = recent
    this.#operands = undefined
  }

  get operands(): readonly Operand[] {
    let operands = this.#operands
    if (operands === undefined) {
      operands = operandsOf(this.#walker, this.index)
      this.#operands = operands
      this.#recent?.add(this)
    }
    return operands
  }

  /** Drops the operands; they are made again when they are asked for again. */
  forget(): void {
    this.#operands = undefined
  }

  valueAt(index: number): number | undefined {
    const plan = instructionPlan(this.opcode)
    if (plan === null) return undefined
    const first = 1 + plan.typeWords + plan.resultWords
    const count = this.wordCount - first
    if (index < plan.fixed)
      return index < count ? this.#walker.words[this.word + first + index] : undefined
    if (this.#operands !== undefined) return this.#operands[index]?.value
    if (count < plan.plainLeast || count > plan.plainMost) return this.operands[index]?.value
    return index < count ? this.#walker.words[this.word + first + index] : undefined
  }
}

/** How many views are kept. */
export interface ViewRoom {
  /** Modules of up to this number of instructions keep all. */
  readonly all: number
  /**
   * Larger ones keep up to this number of the instructions before the first function: bodies look at the same ones
   * again and again.
   */
  readonly beforeBodies: number
  /** All other views are kept until another one takes the place. A power of two: more than a check looks at at a time. */
  readonly places: number
}

const usualRoom: ViewRoom = { all: 1 << 14, beforeBodies: 1 << 16, places: 1 << 8 }

const types: ReadonlySet<number> = new Set(
  grammar.filter(({ name }) => name.startsWith('OpType')).map(({ opcode }) => opcode),
)

/**
 * The instructions of a module, made into views when they are asked for. A view takes five times the memory of the words
 * it is of, so those of a large module are not kept, except for what all of it refers to.
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
  /** The kept views that keep their operands; absent if all do. */
  readonly #recent: Recent | undefined
  #types: Map<number, DecodedInstruction> | undefined

  /** @param firstBody ordinal of the first `OpFunction`. */
  constructor(walker: Walker, firstBody: number, room: ViewRoom = usualRoom) {
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
    const kept = this.#kept
    const known = index < kept.length ? kept[index] : undefined
    if (known !== undefined) return known
    if (this.keepsAll) {
      const view = this.#make(index, true)
      kept[index] = view
      return view
    }
    const passing = this.#passing[index & this.#mask]
    if (passing !== undefined && passing.index === index) return passing
    return this.#place(index)
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

  /** Makes a view of a module that does not keep all, and puts it where it is kept, or until another takes the place. */
  #place(index: number): DecodedInstruction {
    const kept = index < this.#keptCount && this.#hasResult(index)
    const views = kept ? this.#kept : this.#passing
    const place = kept ? index : index & this.#mask
    const view = (kept ? undefined : this.#type(index)) ?? this.#make(index, kept)
    while (views.length < place) views.push(undefined)
    views[place] = view
    return view
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
