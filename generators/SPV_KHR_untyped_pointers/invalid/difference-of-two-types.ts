import { mutatorOf } from '../../mutate/mutator-of.ts'
import { anotherTypedPointer } from '../shared/comparison-ways.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'

export const mutator = mutatorOf({
  name: 'difference-of-two-types',
  rule: 'subtracted-typed-pointers-have-one-type',
  summary: 'typed pointers of two types are subtracted',
  ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
  ways: anotherTypedPointer,
})
