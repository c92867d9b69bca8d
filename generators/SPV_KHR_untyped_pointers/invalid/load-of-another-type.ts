import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { type OtherType, otherTypes } from '../shared/other-types.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withOperand } from '../shared/with-operand.ts'

function way(other: OtherType): Way {
  return (module, at) => {
    const { pointee } = pointerAt(module, at, 2) ?? {}
    return pointee === undefined ? undefined : withOperand(module, at, 0, other(pointee))
  }
}

export const mutator = mutatorOf({
  name: 'load-of-another-type',
  rule: 'load-typed-pointer-points-to-the-result-type',
  summary: 'a typed pointer is loaded through as something else than it points to',
  ordinals: (module) => ruledOrdinals(module, 'OpLoad').filter((at) => hasIdleResult(module, at)),
  ways: Object.fromEntries(
    Object.entries(otherTypes).map(([variant, other]) => [variant, way(other)]),
  ),
})
