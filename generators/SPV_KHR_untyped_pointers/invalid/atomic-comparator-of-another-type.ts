import { mutatorOf } from '../../mutate/mutator-of.ts'
import { atomicsOf } from '../shared/atomic-at.ts'
import { valueWays } from '../shared/value-ways.ts'

const { 'integer-for-floating-point': _, ...ways } = valueWays(1)

export const mutator = mutatorOf({
  name: 'atomic-comparator-of-another-type',
  rule: 'atomic-comparator-has-the-result-type',
  summary: 'what is compared with has another type than the result',
  ordinals: (module) => atomicsOf(module, ({ values }) => values > 1),
  ways,
})
