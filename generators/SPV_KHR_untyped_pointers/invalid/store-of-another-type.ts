import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { nullOf, type OtherType, otherTypes } from '../shared/other-types.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withOperand } from '../shared/with-operand.ts'

function way(other: OtherType): Way {
  return (module, at) =>
    pointerAt(module, at, 0)?.kind === 'typed'
      ? withOperand(module, at, 1, nullOf(other, 1))
      : undefined
}

export const mutator = mutatorOf({
  name: 'store-of-another-type',
  rule: 'store-typed-pointer-points-to-the-type-of-the-object',
  summary: 'something else than a typed pointer points to is stored through it',
  ordinals: (module) => ruledOrdinals(module, 'OpStore'),
  ways: Object.fromEntries(
    Object.entries(otherTypes).map(([variant, other]) => [variant, way(other)]),
  ),
})
