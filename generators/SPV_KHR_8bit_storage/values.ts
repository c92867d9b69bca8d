import { kinds8, unlikeKinds } from '../narrow/narrow-kind.ts'
import { copyPair, loadPair, valuePairs } from '../narrow/value-pairs.ts'

/** Pairs of the rules on results and operands of 8 bits. */
export const pairs = [
  ...kinds8.flatMap(valuePairs),
  ...unlikeKinds(kinds8).flatMap((kind) => [
    loadPair(kind, 'load-is-a-scalar-or-vector'),
    copyPair(kind),
  ]),
]
