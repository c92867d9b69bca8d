import { mutatorOf } from '../../mutate/mutator-of.ts'
import { otherPointees } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-from-generic-to-another-type',
  rule: 'generic-cast-to-ptr-typed-pointers-point-to-one-type',
  summary: 'a typed pointer points to something else after a cast from Generic',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
  ways: otherPointees,
})
