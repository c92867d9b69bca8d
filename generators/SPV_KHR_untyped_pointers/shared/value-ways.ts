import type { Way } from '../../mutate/mutator-of.ts'
import { atomicAt } from './atomic-at.ts'
import { nullOf, otherTypes } from './other-types.ts'
import { withOperand } from './with-operand.ts'

/**
 * Ways that put null objects of other types in the place of Value (0) or Comparator (1) of atomic instructions.
 */
export function valueWays(which: 0 | 1): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(otherTypes)
      .filter(([name]) => !/^(component|fewer|element|same)-/.test(name))
      .map(([name, other]): [string, Way] => [
        name,
        (module, at) => {
          const word = atomicAt(module, at)?.valueWords[which]
          return word === undefined ? undefined : withOperand(module, at, word, nullOf(other, word))
        },
      ]),
  )
}
