import type { Way } from '../../mutate/mutator-of.ts'
import { matrixWordsAt } from './matrix-at.ts'
import { type Declare, withOperand } from './with-operand.ts'

/** Ways that put each of those things in the place of Pointer or Stride of an access to a cooperative matrix. */
export function matrixWays(
  operand: 'pointer' | 'stride',
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) => {
        const word = matrixWordsAt(module, at)?.[operand]
        return word === undefined ? undefined : withOperand(module, at, word, declare)
      },
    ]),
  )
}
