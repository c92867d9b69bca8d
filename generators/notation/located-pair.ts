import type { Pair } from '../pairs/pair.ts'
import { placeOf, type SourceBlock, withPlace } from './source-place.ts'

/** The block that each pair was read from. */
const blocks = new WeakMap<Pair, SourceBlock>()

/** `file:line:column` of a text in the block of a pair, or of the block; `undefined` for a pair that is not of a template file. */
export function placeInPair(pair: Pair, culprit: string): string | undefined {
  const block = blocks.get(pair)
  return block && placeOf(block, culprit)
}

/**
 * Runs what may fail because of the text of a pair.
 *
 * @throws {MakerError} the mistake at its place in the author's file, where the pair is of a template file.
 */
export function withPlaceOfPair<Result>(pair: Pair, run: () => Result): Result {
  const block = blocks.get(pair)
  return block === undefined ? run() : withPlace(block, run)
}

/** The pair with all that it states, whose mistakes are reported at their places in the file that it was read from. */
export function locatedPair<Made extends Pair>(pair: Made, block: SourceBlock): Made {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(pair)).map(
    ([name, property]): [string, PropertyDescriptor] => {
      const { get, enumerable = true } = property
      return [name, get ? { enumerable, get: () => withPlace(block, get) } : property]
    },
  )
  const located = Object.defineProperties({}, Object.fromEntries(properties)) as Made
  blocks.set(located, block)
  return located
}
