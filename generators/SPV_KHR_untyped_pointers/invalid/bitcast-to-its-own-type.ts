import { mutatorOf } from '../../mutate/mutator-of.ts'
import { idleBitcasts } from '../shared/bitcast-at.ts'
import { withCast, withResult } from '../shared/bitcast-ways.ts'

const own =
  ({ type }: { readonly type: number }) =>
  () =>
    type

export const mutator = mutatorOf({
  name: 'bitcast-to-its-own-type',
  rule: 'bitcast-changes-the-type',
  summary: 'something is cast to the type that it has',
  ordinals: idleBitcasts,
  ways: {
    'result-is-of-the-type-of-the-operand': withResult(own),
    'operand-is-of-the-type-of-the-result': withCast(own, 'OpUndef'),
  },
})
