import type { Chance } from '../chance.ts'
import { manyAnnotations } from './annotations.ts'
import { manyCalls } from './calls.ts'
import { manyBlocks } from './flows.ts'
import { repeatedInstruction } from './repeated.ts'

/** More often than the others the one with the most instructions to choose from. */
const makers = [repeatedInstruction, repeatedInstruction, manyBlocks, manyCalls, manyAnnotations]

/**
 * A module of about `size` words in which one thing is there many times: instructions about types that are deep, wide
 * or nested in one another, blocks, calls or annotations. Slow for whoever looks at all pairs of something.
 */
export function largeModule(size: number, chance: Chance): Uint32Array {
  const make = makers[chance(makers.length)] ?? repeatedInstruction
  return make(size, chance)
}
