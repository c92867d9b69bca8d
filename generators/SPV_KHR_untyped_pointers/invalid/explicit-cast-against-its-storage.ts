import { mutatorOf } from '../../mutate/mutator-of.ts'
import { resultsInto } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-against-its-storage',
  rule: 'generic-cast-explicit-result-type-has-the-storage-operand',
  summary: 'the result of an explicit cast is in another storage class than Storage says',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: resultsInto('CrossWorkgroup', 'Workgroup', 'Function', 'Generic'),
})
