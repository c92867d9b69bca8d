import { mutatorOf } from '../../mutate/mutator-of.ts'
import { otherPointees } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-to-another-type',
  rule: 'generic-cast-explicit-typed-pointers-point-to-one-type',
  summary: 'a typed pointer points to something else after an explicit cast',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: otherPointees,
})
