import { versionWord } from '../../build/versions.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { type BitcastSide, idleBitcasts } from '../shared/bitcast-at.ts'
import { bothWays, type Opposite } from '../shared/bitcast-ways.ts'
import { numbers } from '../shared/numbers.ts'

const version15 = versionWord(5)

/** That many components for each one on the other side, of that width. */
function times(factor: number, width: (other: BitcastSide) => number | undefined): Opposite {
  return (other) => {
    const bits = width(other)
    const count = other.count === undefined ? undefined : other.count * factor
    if (other.isPointer || count === undefined || bits === undefined) return undefined
    return (graft, module, at) => numbers(count, bits)(graft, module, at)
  }
}

/** Integers for a pointer: too many of them. */
function forPointer(count: number): Opposite {
  return ({ isPointer }) =>
    isPointer
      ? (graft, module, at) =>
          module.version < version15 ? undefined : numbers(count, 32)(graft, module, at)
      : undefined
}

/** One component as wide as each of several. */
const one: Opposite = ({ count, width }) =>
  count === undefined || count === 1 || width === undefined ? undefined : numbers(1, width)

export const mutator = mutatorOf({
  name: 'bitcast-to-other-bits',
  rule: 'bitcast-of-two-component-counts-keeps-the-bits',
  summary: 'another number of components has more or fewer bits than before',
  ordinals: idleBitcasts,
  ways: bothWays({
    'twice-as-many-as-wide': times(2, ({ width }) => width),
    'four-times-as-many-half-as-wide': times(4, ({ width }) =>
      width === undefined ? undefined : width / 2,
    ),
    'three-for-one': times(3, () => 32),
    'one-for-several': one,
    'three-integers-for-a-pointer': forPointer(3),
    'four-integers-for-a-pointer': forPointer(4),
  }),
})
