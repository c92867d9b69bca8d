import type { MismatchCode } from '#runner/reflection/mismatch'
import type { ReflectedParts } from './reflected.ts'

/** A module with one fault, and the same without it. Only `from` and `to` differ. */
export interface ReflectionPair {
  /** All that the faulty one has, in order of the words. */
  readonly codes: readonly MismatchCode[]
  readonly name: string
  readonly parts: ReflectedParts
  /** The text of the sound module. */
  readonly from: string
  /** The text of the faulty module instead. */
  readonly to: string
}

/** Both of them. */
export function pair(
  codes: MismatchCode | readonly MismatchCode[],
  name: string,
  parts: ReflectedParts,
  from: string,
  to: string,
): ReflectionPair {
  return { codes: [codes].flat(), name, parts, from, to }
}
