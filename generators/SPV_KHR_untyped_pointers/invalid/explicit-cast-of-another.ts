import { mutatorOf } from '../../mutate/mutator-of.ts'
import { castsOfOthers } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-of-another',
  rule: 'generic-cast-explicit-pointer-is-into-generic',
  summary: 'an explicit cast takes a pointer into a storage class other than Generic',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: castsOfOthers('CrossWorkgroup', 'Workgroup', 'UniformConstant'),
})
