import type { Mutator } from '../../maker.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { operandPlaces, placesAt } from './operand-places.ts'
import type { Replacing } from './replacing.ts'
import { substituted } from './substitute.ts'

/**
 * Every substitute, in every instruction that has such operands, for one of them: which one changes from substitute to
 * substitute and from instruction to instruction.
 */
export function eachSubstitute({ kinds, by, ...about }: Replacing): Mutator {
  const ways = Object.entries(by).map(([variant, substitute], index): [string, Way] => [
    variant,
    (module, at) => {
      const places = placesAt(module, at).filter(({ operand }) => kinds.includes(operand.kind))
      const place = places[(index + (places[0]?.reflected.row.number ?? 0)) % places.length]
      return place === undefined ? undefined : substituted(module, place, substitute)
    },
  ])
  return mutatorOf({
    ...about,
    ordinals: (module) => [
      ...new Set(operandPlaces(module, ...kinds).map(({ reflected }) => reflected.at)),
    ],
    ways: Object.fromEntries(ways),
  })
}
