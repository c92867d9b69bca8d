import type { Operand } from '../module.ts'
import { listOf } from './list-of.ts'
import { coreKindPlan } from './plans.ts'
import { shape } from './shape.ts'
import type { Walker } from './walker.ts'

/**
 * One operand. A class and not a literal: V8 would put the literals of one place in the code among long-lived objects
 * once it has seen some live long, as those of types do, and there the short-lived ones of a large module pile up.
 */
export class DecodedOperand implements Operand {
  readonly kind: string
  readonly word: number
  readonly wordCount: number
  readonly value: number

  constructor(kind: string, word: number, wordCount: number, value: number) {
    this.kind = kind
    this.word = word
    this.wordCount = wordCount
    this.value = value
  }
}

function operandAt(n: number, { words, kinds, at: starts }: Walker): Operand {
  const word = starts[n] as number
  const { name } = kinds[n] ?? coreKindPlan('LiteralInteger')
  return new DecodedOperand(name, word, (starts[n + 1] as number) - word, words[word] as number)
}

/** Operands of the instruction that was walked last. */
export function walkedOperands(walker: Walker): readonly Operand[] {
  return listOf(walker.length, operandAt, walker)
}

/** Indexes of the words of the ids among the operands of the instruction that was walked last. */
export function walkedIds({ kinds, at: starts, length }: Walker): readonly number[] {
  const ids: number[] = []
  for (let n = 0; n < length; n++) if (kinds[n]?.shape === shape.id) ids.push(starts[n] as number)
  return ids
}

/** A number has no bits for more operands. */
const mostBits = 30

/** Which of the operands of the instruction that was walked last are ids, a bit each; -1 where they are too many. */
export function walkedIdBits({ kinds, length }: Walker): number {
  if (length > mostBits) return -1
  let bits = 0
  for (let n = 0; n < length; n++) if (kinds[n]?.shape === shape.id) bits |= 1 << n
  return bits
}
