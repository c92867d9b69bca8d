import type { Module } from '../../module.ts'
import { hasIdleResult } from './idle-result.ts'
import { type Pointer, pointerAt } from './pointer-at.ts'
import { type PointerShape, pointerShape } from './pointer-shape.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'

/** Places of words in casts to and from Generic, counted behind the instruction's first word. */
export const castWords = { resultType: 0, pointer: 2, storage: 3 } as const

/** A cast as it stands in a module. */
export interface GenericCast {
  readonly resultType: number
  readonly result: PointerShape
  readonly pointer: Pointer
}

/** The cast with ordinal `at`; `undefined` where a side of it is no pointer. */
export function genericCastAt(module: Module, at: number): GenericCast | undefined {
  const resultType = module.instructions[at]?.words[castWords.resultType]
  const result = pointerShape(module, resultType)
  const pointer = pointerAt(module, at, castWords.pointer)
  return resultType === undefined || result === undefined || pointer === undefined
    ? undefined
    : { resultType, result, pointer }
}

/** Ordinals of casts by that instruction whose result nobody asks for. */
export function idleCasts(module: Module, name: string): readonly number[] {
  return ruledOrdinals(module, name).filter(
    (at) => genericCastAt(module, at) !== undefined && hasIdleResult(module, at),
  )
}
