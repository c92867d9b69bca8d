import { mutatorOf } from '../../mutate/mutator-of.ts'
import { anotherTypedPointer } from '../shared/comparison-ways.ts'
import { equalities } from '../shared/comparisons.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'

export const mutator = mutatorOf({
  name: 'comparison-of-two-types',
  rule: 'equal-typed-pointers-have-one-type',
  summary: 'typed pointers of two types are compared',
  ordinals: (module) => ruledOrdinals(module, ...equalities),
  ways: anotherTypedPointer,
})
