import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { untypedIntoAnotherClass } from '../shared/comparison-ways.ts'
import { equalities } from '../shared/comparisons.ts'

export const mutator = mutatorOf({
  name: 'comparison-of-two-classes',
  rule: 'equal-pointers-have-one-storage-class',
  summary: 'pointers into two storage classes are compared, one of them untyped',
  ordinals: (module) => ordinalsOf(module, ...equalities),
  ways: untypedIntoAnotherClass,
})
