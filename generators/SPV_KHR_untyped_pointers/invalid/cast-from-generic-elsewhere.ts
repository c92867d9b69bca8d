import { mutatorOf } from '../../mutate/mutator-of.ts'
import { resultsInto } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-from-generic-elsewhere',
  rule: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
  summary: 'a cast from Generic leads into a storage class that it cannot lead into',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
  ways: resultsInto('Generic', 'UniformConstant', 'Input', 'Image'),
})
