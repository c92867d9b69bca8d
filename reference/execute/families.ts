import { accessChains } from './access-chains.ts'
import { arithmetic } from './arithmetic.ts'
import { atomics } from './atomics.ts'
import { groups } from './barriers.ts'
import { bits, integerDots } from './bits.ts'
import { composites } from './composites.ts'
import { conversions } from './conversions.ts'
import { extended } from './extended.ts'
import { floatArithmetic } from './float-arithmetic.ts'
import { images } from './images.ts'
import { memory } from './memory.ts'
import { relations } from './relations.ts'
import type { Emit } from './scope.ts'

const emits: ReadonlyMap<string, Emit> = new Map(
  Object.entries({
    ...accessChains,
    ...arithmetic,
    ...atomics,
    ...bits,
    ...composites,
    ...conversions,
    ...extended,
    ...floatArithmetic,
    ...groups,
    ...images,
    ...integerDots,
    ...memory,
    ...relations,
  }),
)

/** How the instruction with that name is compiled; `undefined` if the interpreter does not know it. */
export function emitOf(name: string): Emit | undefined {
  return emits.get(name)
}
