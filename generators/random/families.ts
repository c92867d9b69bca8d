import type { Emitter } from './emitter.ts'
import { arithmetic } from './emitters/arithmetic.ts'
import { atomics } from './emitters/atomic.ts'
import { bitFields } from './emitters/bit-field.ts'
import type { Block } from './emitters/block.ts'
import { calls } from './emitters/call.ts'
import { comparisons } from './emitters/comparison.ts'
import { composites } from './emitters/composite.ts'
import { controlFlow } from './emitters/control-flow.ts'
import { conversions } from './emitters/conversion.ts'
import { extended } from './emitters/extended.ts'
import { heaps } from './emitters/heap.ts'
import { images } from './emitters/image.ts'
import { linearAlgebra } from './emitters/linear-algebra.ts'
import { memory } from './emitters/memory.ts'
import { untyped } from './emitters/untyped.ts'
import { type Family, weighted } from './family.ts'

const always = () => true

function family(
  weight: number,
  emitters: readonly Emitter[],
  applies: Family['applies'] = always,
): Family {
  return { weight, applies, emitters, rows: weighted(emitters) }
}

/** What may stand in a block, the most common first; `block` writes the blocks in it. */
export function familiesOf(block: Block): readonly Family[] {
  return [
    family(3, [...arithmetic, ...bitFields]),
    family(2, comparisons),
    family(2, conversions),
    family(4, composites),
    family(1, linearAlgebra),
    family(6, memory),
    family(5, untyped, ({ world }) => world.untyped),
    family(1, atomics),
    family(2, extended),
    family(1, images, ({ world }) => world.shader),
    family(3, heaps, ({ world }) => world.heap),
    family(1, calls, ({ callees }) => callees.length > 0),
    family(1, controlFlow(block)),
  ]
}
