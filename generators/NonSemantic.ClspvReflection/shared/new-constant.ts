import { declared } from './declared.ts'
import type { Substitute } from './substitute.ts'

/** A new `OpConstant` of 32-bit unsigned integer type with that value. */
export function newConstant(value: number): Substitute {
  return declared(({ graft, word }) => graft.add('OpConstant', word, value))
}
