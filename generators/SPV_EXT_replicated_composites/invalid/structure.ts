import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replicatesOf } from '../shared/replicates.ts'
import { withResultType } from '../shared/with-result-type.ts'

export const mutator = mutatorOf({
  name: 'structure',
  rule: 'result-type-is-not-a-structure',
  summary: 'the result type is a structure whose members all have the type of the value',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'one-member': (module, at) =>
      withResultType(module, at, (graft, { valueType }) => graft.add('OpTypeStruct', valueType)),
    'three-members': (module, at) =>
      withResultType(module, at, (graft, { valueType }) =>
        graft.add('OpTypeStruct', valueType, valueType, valueType),
      ),
  },
})
