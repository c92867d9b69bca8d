import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replicatesOf } from '../shared/replicates.ts'
import { withResultType } from '../shared/with-result-type.ts'

export const mutator = mutatorOf({
  name: 'run-time-array',
  rule: 'result-type-has-a-known-length',
  summary: 'the result type is a run-time array of the type of the value',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'of-the-value': (module, at) =>
      declaresCapability(module, 'Shader')
        ? withResultType(module, at, (graft, { valueType }) =>
            graft.add('OpTypeRuntimeArray', valueType),
          )
        : undefined,
  },
})
