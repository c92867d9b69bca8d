import { mutatorOf } from '../../mutate/mutator-of.ts'
import { resultsInto } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-to-generic-elsewhere',
  rule: 'ptr-cast-to-generic-result-type-is-generic',
  summary: 'a cast to Generic gives a pointer into another storage class',
  ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
  ways: resultsInto('CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant'),
})
