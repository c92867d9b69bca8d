import { nearestFirst } from '#spec/nearest'
import { MakerError } from '../maker-error.ts'
import type { Pair } from './pair.ts'

/**
 * The pair with those of its ways of breaking the rule; all if none is named. Its modules stay the same.
 *
 * @throws {MakerError} when its texts are asked for and it does not have such a way.
 */
export function keptWays(pair: Pair, names: readonly string[]): Pair {
  if (names.length === 0) return pair
  const { rule, name, summary, covers, until, limits } = pair
  return {
    rule,
    name,
    summary,
    ...(covers && { covers }),
    ...(until && { until }),
    ...(limits && { limits }),
    get environments() {
      return pair.environments
    },
    get control() {
      return pair.control
    },
    get broken() {
      const { broken } = pair
      const kept = names.map((way) => {
        const found = broken[way]
        if (found !== undefined) return [way, found] as const
        const others = nearestFirst(way, Object.keys(broken)).join(', ')
        throw new MakerError('faulty-pair', `there is no way '${way}', but ${others}`, way)
      })
      return Object.fromEntries(kept)
    },
  }
}
