import type { Operand } from '../module.ts'

/**
 * One operand. Of a class and no literal: V8 would put the literals of one place in the code among long-lived objects
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
