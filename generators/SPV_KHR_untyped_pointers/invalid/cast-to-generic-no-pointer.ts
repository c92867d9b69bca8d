import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerResults } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-to-generic-no-pointer',
  rule: 'ptr-cast-to-generic-result-type-is-a-pointer-type',
  summary: 'a cast to Generic is said to give what is no pointer',
  ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
  ways: noPointerResults,
})
