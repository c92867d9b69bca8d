import type { Pair } from '../pairs/pair.ts'
import { type SourceBlock, withPlace } from './source-place.ts'

/** The pair with all that it states, whose mistakes are reported at their places in the file that it was read from. */
export function locatedPair<Made extends Pair>(pair: Made, block: SourceBlock): Made {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(pair)).map(
    ([name, property]): [string, PropertyDescriptor] => {
      const { get, enumerable = true } = property
      return [name, get ? { enumerable, get: () => withPlace(block, get) } : property]
    },
  )
  return Object.defineProperties({}, Object.fromEntries(properties)) as Made
}
