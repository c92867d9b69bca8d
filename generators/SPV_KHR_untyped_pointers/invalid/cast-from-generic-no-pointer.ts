import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerResults } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-from-generic-no-pointer',
  rule: 'generic-cast-to-ptr-result-type-is-a-pointer-type',
  summary: 'a cast from Generic is said to give what is no pointer',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
  ways: noPointerResults,
})
