import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerCasts } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-of-no-pointer',
  rule: 'generic-cast-explicit-pointer-is-a-pointer',
  summary: 'an explicit cast takes what is no pointer',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: noPointerCasts,
})
