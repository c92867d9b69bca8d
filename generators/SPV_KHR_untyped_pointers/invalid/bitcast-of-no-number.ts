import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bitcastAt, idleBitcasts } from '../shared/bitcast-at.ts'
import { withCast } from '../shared/bitcast-ways.ts'
import { noNumberTypes } from '../shared/no-number-types.ts'

export const mutator = mutatorOf({
  name: 'bitcast-of-no-number',
  rule: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
  summary: 'something that is neither a number nor a pointer is cast to a number',
  ordinals: (module) =>
    idleBitcasts(module).filter((at) => bitcastAt(module, at)?.result.isPointer === false),
  ways: Object.fromEntries(
    Object.entries(noNumberTypes).flatMap(([variant, type]) => [
      [variant, withCast(() => type)],
      [`undefined-${variant}`, withCast(() => type, 'OpUndef')],
    ]),
  ),
})
