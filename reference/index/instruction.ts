import { coreKindPlan, instructionPlan } from '../decode/plans.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction, Operand } from '../module.ts'

const none: readonly Operand[] = []

/** Operands of the instruction with that ordinal, as far as they can be told. */
export function operandsOf(walker: Walker, index: number): readonly Operand[] {
  walker.walk(index)
  const { words, kinds, at, length } = walker
  if (length === 0) return none
  const operands: Operand[] = []
  for (let n = 0; n < length; n++) {
    const word = at[n] as number
    operands.push({
      kind: (kinds[n] ?? coreKindPlan('LiteralInteger')).name,
      word,
      wordCount: (at[n + 1] as number) - word,
      value: words[word] as number,
    })
  }
  return operands
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
  #operands: readonly Operand[] | undefined

  constructor(walker: Walker, index: number) {
    const { words, frames } = walker
    const word = frames.starts[index] as number
    const first = words[word] as number
    const plan = instructionPlan(first & 0xffff)
    const typeWords = plan?.typeWords ?? 0
    this.opcode = first & 0xffff
    this.name = plan?.name ?? `Op${first & 0xffff}`
    this.index = index
    this.word = word
    this.wordCount = first >>> 16
    this.resultType = typeWords === 1 && this.wordCount > 1 ? (words[word + 1] as number) : 0
    this.result =
      plan?.resultWords === 1 && this.wordCount > 1 + typeWords
        ? (words[word + 1 + typeWords] as number)
        : 0
    this.#walker = walker
  }

  get operands(): readonly Operand[] {
    this.#operands ??= operandsOf(this.#walker, this.index)
    return this.#operands
  }
}
