import { mutatorOf } from '../../mutate/mutator-of.ts'
import { resultsAndStorageOf } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'explicit-cast-elsewhere',
  rule: 'generic-cast-explicit-storage-is-a-target-storage-class',
  summary: 'an explicit cast names a storage class that it cannot lead into',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
  ways: resultsAndStorageOf('Generic', 'UniformConstant', 'Input', 'Image'),
})
