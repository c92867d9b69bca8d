import type { Draft } from './draft.ts'
import { uintType } from './scalar-types.ts'
import type { Type } from './type.ts'
import { declareObject } from './write.ts'

/** The id of that number as a constant of the 32-bit type of Signedness 0. */
export function uint(draft: Draft, value: number): number {
  const known = draft.numbers.get(value)
  if (known !== undefined) return known
  const id = number(draft, uintType(draft), [value >>> 0])
  draft.numbers.set(value, id)
  return id
}

/** A new constant of a scalar type with those words. */
export function number(draft: Draft, type: Type, words: readonly number[]): number {
  const id = declareObject(draft, 'OpConstant', type, ...words)
  draft.constants.push({ id, type })
  draft.plain.add(id)
  return id
}
