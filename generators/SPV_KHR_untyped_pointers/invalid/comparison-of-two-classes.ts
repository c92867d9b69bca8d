import { mutatorOf } from '../../mutate/mutator-of.ts'
import { untypedIntoAnotherClass } from '../shared/comparison-ways.ts'
import { equalities } from '../shared/comparisons.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'

export const mutator = mutatorOf({
  name: 'comparison-of-two-classes',
  rule: 'equal-pointers-have-one-storage-class',
  summary: 'pointers into two storage classes are compared, one of them untyped',
  ordinals: (module) => ruledOrdinals(module, ...equalities),
  ways: untypedIntoAnotherClass,
})
