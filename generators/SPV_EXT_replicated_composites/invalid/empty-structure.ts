import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replicatesOf } from '../shared/replicates.ts'
import { withResultType } from '../shared/with-result-type.ts'

export const mutator = mutatorOf({
  name: 'empty-structure',
  rule: 'result-type-has-a-constituent',
  summary: 'the result type is a structure without members',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'no-members': (module, at) => withResultType(module, at, (graft) => graft.add('OpTypeStruct')),
  },
})
