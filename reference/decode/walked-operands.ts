import type { Operand } from '../module.ts'
import { DecodedOperand } from './decoded-operand.ts'
import { coreKindPlan } from './plans.ts'
import { shape } from './shape.ts'
import type { Walker } from './walker.ts'

const none: readonly Operand[] = []

/** Operands of the instruction that was walked last. */
export function walkedOperands({ words, kinds, at, length }: Walker): readonly Operand[] {
  if (length === 0) return none
  const operands: Operand[] = []
  for (let n = 0; n < length; n++) {
    const word = at[n] as number
    const { name } = kinds[n] ?? coreKindPlan('LiteralInteger')
    const wordCount = (at[n + 1] as number) - word
    operands.push(new DecodedOperand(name, word, wordCount, words[word] as number))
  }
  return operands
}

/** Indexes of the words of the ids among the operands of the instruction that was walked last. */
export function walkedIds({ kinds, at, length }: Walker): readonly number[] {
  const ids: number[] = []
  for (let n = 0; n < length; n++) if (kinds[n]?.shape === shape.id) ids.push(at[n] as number)
  return ids
}
