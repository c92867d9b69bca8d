import type { Emitter } from './emitter.ts'
import { arithmetic } from './emitters/arithmetic.ts'
import { comparisons } from './emitters/comparison.ts'
import { type Family, weighted } from './family.ts'

const always = () => true

function family(
  weight: number,
  emitters: readonly Emitter[],
  applies: Family['applies'] = always,
): Family {
  return { weight, applies, emitters, rows: weighted(emitters) }
}

/** What may stand in a block, the most common first. */
export const families: readonly Family[] = [family(3, arithmetic), family(2, comparisons)]
