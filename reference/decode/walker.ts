import { opcodeOf } from '#spec/grammar/opcodes'
import type { Operand } from '../module.ts'
import { Declarations, type ImportedSet, nonSemantic } from './declarations.ts'
import type { WalkFault } from './fault.ts'
import type { LiteralType } from './literals.ts'
import {
  coreKindPlan,
  type InstructionPlan,
  instructionPlan,
  type KindPlan,
  type OperandPlan,
} from './plans.ts'
import { takers } from './takers.ts'
import type { Frames } from './words.ts'

const opSwitch = opcodeOf('OpSwitch')
const opExtInstWithForwardRefsKHR = opcodeOf('OpExtInstWithForwardRefsKHR')

/** The results of walks: one object for all walkers, since it is read before the next walk of any of them. */
const kinds: KindPlan[] = []
const starts: number[] = []

/**
 * Takes instructions apart. A walk leaves the operands of one instruction in `kinds` and `at`, to be read before the
 * next walk; nothing is allocated for it. Types, imports and selectors count where an earlier instruction declares
 * them, as in a single pass over the module.
 */
export class Walker {
  /** Operand kinds of the walked instruction, `length` of them. */
  readonly kinds = kinds
  /** Word index of each operand's first word; entry `length` is the word after the last operand. */
  readonly at = starts
  length = 0
  /** Whether every word of the walked instruction is part of one of its operands. */
  whole = false
  /** Plan of the walked instruction; `null` where its opcode is unknown. */
  plan: InstructionPlan | null = null
  /** Plan of the extended instruction that the walked instruction executes, and its set. */
  extended: InstructionPlan | undefined
  set: ImportedSet | undefined
  /** Faults of the walked instruction; the last one may have ended the walk early. */
  readonly faults: WalkFault[] = []

  /** Operands that were made when an instruction was walked, by its ordinal: none in large modules. */
  taken: (readonly Operand[] | undefined)[] = []
  /** Which of them are ids, as bits; see {@link walkedIdBits}. */
  takenIds: number[] = []

  readonly words: Uint32Array
  readonly frames: Frames
  readonly declarations: Declarations

  // The takers of operands handle the words after it.
  /** The word to take next, and the one after the instruction. */
  cursor = 0
  end = 0
  /** Set by an operand that says which operands come after it, in place of those that would have come. */
  following: readonly OperandPlan[] | undefined

  #index = 0
  /** Ordinal of the instruction that `#type` is for. */
  #typed = -1
  #type: LiteralType | undefined

  /** @param bound of the header: only a hint of how densely ids lie. */
  constructor(words: Uint32Array, frames: Frames, bound: number) {
    this.words = words
    this.frames = frames
    this.declarations = new Declarations(words, frames, bound)
  }

  /** The type of the literals of the walked instruction: of its result, or of the selector of a switch. */
  literalType(): LiteralType | undefined {
    if (this.#typed !== this.#index) {
      this.#typed = this.#index
      const id = this.words[(this.frames.starts[this.#index] as number) + 1] as number
      this.#type =
        this.plan?.opcode === opSwitch
          ? this.declarations.numberTypeOf(id, this.#index)
          : this.declarations.numberType(id, this.#index)
    }
    return this.#type
  }

  /** The set that `id` imports, before the walked instruction; `undefined` where `id` is not an import. */
  importedSet(id: number): ImportedSet | undefined {
    return this.declarations.importedSet(id, this.#index)
  }

  /** Walks the instruction with that ordinal. */
  walk(index: number): void {
    const start = this.frames.starts[index] as number
    this.#index = index
    this.end = this.frames.starts[index + 1] as number
    this.cursor = start + 1
    this.length = 0
    if (this.faults.length > 0) this.faults.length = 0
    this.extended = undefined
    this.set = undefined
    this.#typed = -1
    const plan = instructionPlan((this.words[start] as number) & 0xffff)
    this.plan = plan
    if (plan === null) this.fault({ fault: 'unknown-opcode', word: start })
    this.whole = plan !== null && this.#instruction(plan)
    this.at[this.length] = this.cursor
  }

  /** Notes a fault. Gives false, for most faults end the walk. */
  fault(fault: WalkFault): false {
    this.faults.push(fault)
    return false
  }

  /** Notes that the next words are an operand of that kind. */
  push(kind: KindPlan, wordCount: number): void {
    const length = this.length
    this.kinds[length] = kind
    this.at[length] = this.cursor
    this.length = length + 1
    this.cursor += wordCount
  }

  /** Takes as many operands as the quantifier asks for. False where a fault ended the walk. */
  take(operand: OperandPlan): boolean {
    const { kind, quantifier } = operand
    const taker = takers[kind.shape] as (typeof takers)[number]
    if (quantifier === '*') {
      while (this.cursor < this.end) if (!taker(this, operand)) return false
      return true
    }
    if (this.cursor < this.end) return taker(this, operand)
    return (
      quantifier === '?' ||
      this.fault({ fault: 'operand-missing', word: this.cursor, operand, kind })
    )
  }

  #instruction(plan: InstructionPlan): boolean {
    if (this.cursor + plan.typeWords + plan.resultWords > this.end) {
      const missing = this.cursor + plan.typeWords > this.end ? 'IdResultType' : 'IdResult'
      const kind = coreKindPlan(missing)
      return this.fault({ fault: 'operand-missing', word: this.cursor, kind })
    }
    this.cursor += plan.typeWords + plan.resultWords
    this.following = undefined
    let { operands } = plan
    for (let next = 0; next < operands.length; next++) {
      if (!this.take(operands[next] as OperandPlan)) return false
      if (this.following === undefined) continue
      operands = this.following
      this.following = undefined
      next = -1
    }
    return this.cursor === this.end || this.#excess(plan)
  }

  #excess({ opcode }: InstructionPlan): boolean {
    this.fault({ fault: 'operand-excess', word: this.cursor })
    const nothingButIds =
      opcode === opExtInstWithForwardRefsKHR || this.set?.name.startsWith(nonSemantic) === true
    // All following words of these can only be ids, so the words keep a meaning.
    if (nothingButIds) while (this.cursor < this.end) this.push(coreKindPlan('IdRef'), 1)
    return nothingButIds
  }
}
