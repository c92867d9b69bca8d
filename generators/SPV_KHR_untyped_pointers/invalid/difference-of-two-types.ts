import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { anotherTypedPointer } from '../shared/comparison-ways.ts'

export const mutator = mutatorOf({
  name: 'difference-of-two-types',
  rule: 'subtracted-typed-pointers-have-one-type',
  summary: 'typed pointers of two types are subtracted',
  ordinals: (module) => ordinalsOf(module, 'OpPtrDiff'),
  ways: anotherTypedPointer,
})
