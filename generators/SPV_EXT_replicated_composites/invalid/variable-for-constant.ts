import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replicatesOf } from '../shared/replicates.ts'
import { variableOfValueType } from '../shared/variable-of-value-type.ts'
import { withValue } from '../shared/with-value.ts'

export const mutator = mutatorOf({
  name: 'variable-for-constant',
  rule: 'constant-value-is-a-plain-constant',
  summary: 'the value of the plain form is the address of a variable and no constant',
  ordinals: (module) => replicatesOf(module, ['constant']),
  ways: {
    'address-of-variable': (module, at) =>
      withValue(module, at, (_, replicate) => variableOfValueType(module, at, replicate)),
  },
})
