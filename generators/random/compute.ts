import type { Draft } from './draft.ts'
import type { Type } from './type.ts'

/** Writes an instruction with result type and result into the open block; the result, in scope from here on. */
export function compute(
  draft: Draft,
  opcode: number,
  type: Type,
  ...operands: readonly number[]
): number {
  const id = draft.bound++
  draft.body.push({ opcode, words: [type.id, id, ...operands] })
  draft.values.push({ id, type })
  return id
}
