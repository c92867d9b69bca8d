import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerResults } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-no-pointer',
  rule: 'generic-cast-explicit-result-type-is-a-pointer-type',
  summary: 'an explicit cast is said to give what is no pointer',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: noPointerResults,
})
