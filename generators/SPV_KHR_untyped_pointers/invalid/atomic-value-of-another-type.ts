import { mutatorOf } from '../../mutate/mutator-of.ts'
import { atomicsOf } from '../shared/atomic-at.ts'
import { valueWays } from '../shared/value-ways.ts'

export const mutator = mutatorOf({
  name: 'atomic-value-of-another-type',
  rule: 'atomic-value-has-the-result-type',
  summary: 'the value of an atomic instruction has another type than the result',
  ordinals: (module) =>
    atomicsOf(module, ({ result, values }) => result === 'object' && values > 0),
  ways: valueWays(0),
})
