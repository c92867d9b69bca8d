import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bothUntypedInAnotherClass } from '../shared/comparison-ways.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'

export const mutator = mutatorOf({
  name: 'difference-of-two-classes',
  rule: 'subtracted-pointers-have-one-storage-class',
  summary: 'untyped pointers into two storage classes are subtracted',
  ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
  ways: bothUntypedInAnotherClass,
})
