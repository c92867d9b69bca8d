import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { anotherTypedPointer } from '../shared/comparison-ways.ts'
import { equalities } from '../shared/comparisons.ts'

export const mutator = mutatorOf({
  name: 'comparison-of-two-types',
  rule: 'equal-typed-pointers-have-one-type',
  summary: 'typed pointers of two types are compared',
  ordinals: (module) => ordinalsOf(module, ...equalities),
  ways: anotherTypedPointer,
})
