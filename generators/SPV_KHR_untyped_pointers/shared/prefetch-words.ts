import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

/** Places of words in an `OpUntypedPrefetchKHR`, counted behind the instruction's first word. */
export const prefetchWords = { pointer: 0, numBytes: 1, rw: 2, locality: 3, cacheType: 4 } as const

/** Ordinals of those that have that word. */
export function prefetchesWith(module: Module, word: number): readonly number[] {
  return ordinalsOf(module, 'OpUntypedPrefetchKHR').filter(
    (at) => module.instructions[at]?.words[word] !== undefined,
  )
}
