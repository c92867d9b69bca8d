import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { dataOf } from '../shared/data.ts'
import { withResultType } from '../shared/with-result-type.ts'

export const mutator = mutatorOf({
  name: 'run-time-array',
  rule: 'result-type-has-a-length',
  summary: 'the result type is a run-time array of the same elements',
  ordinals: (module) => (declaresCapability(module, 'Shader') ? dataOf(module) : []),
  ways: {
    'of-the-elements': (module, at) =>
      withResultType(module, at, (graft, { element }) => graft.add('OpTypeRuntimeArray', element)),
  },
})
