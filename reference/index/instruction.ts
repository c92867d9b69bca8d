import { DecodedOperand } from '../decode/decoded-operand.ts'
import type { OperandPlan } from '../decode/plan.ts'
import { instructionPlan } from '../decode/plans.ts'
import { walkedOperands } from '../decode/walked-operands.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction, Operand } from '../module.ts'
import type { Recent } from './recent.ts'

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

/** Operands of the instruction with that ordinal, as far as they can be told. */
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
export class DecodedInstruction implements Instruction {
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
