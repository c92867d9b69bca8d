import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bitcastAt, idleBitcasts } from '../shared/bitcast-at.ts'
import { withResult } from '../shared/bitcast-ways.ts'
import { noNumberTypes } from '../shared/no-number-types.ts'

export const mutator = mutatorOf({
  name: 'bitcast-to-no-number',
  rule: 'bitcast-result-type-is-a-pointer-or-numerical-type',
  summary: 'a number is cast to what is neither a number nor a pointer',
  ordinals: (module) =>
    idleBitcasts(module).filter((at) => bitcastAt(module, at)?.operand.isPointer === false),
  ways: Object.fromEntries(
    Object.entries(noNumberTypes).map(([variant, type]) => [variant, withResult(() => type)]),
  ),
})
