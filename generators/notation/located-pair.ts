import type { Pair } from '../pairs/pair.ts'
import { type SourceBlock, withPlace } from './source-place.ts'

/** The pair, whose mistakes are reported at their places in the file that it was read from. */
export function locatedPair(pair: Pair, block: SourceBlock): Pair {
  const { rule, name, summary } = pair
  return {
    rule,
    name,
    summary,
    get environments() {
      return withPlace(block, () => pair.environments)
    },
    get control() {
      return withPlace(block, () => pair.control)
    },
    get broken() {
      return withPlace(block, () => pair.broken)
    },
  }
}
