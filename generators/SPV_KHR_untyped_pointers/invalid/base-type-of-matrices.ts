import { mutatorOf } from '../../mutate/mutator-of.ts'
import { arraysOfMatrices } from '../shared/bare-matrices.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { explicitChains, withBaseType } from '../shared/explicit-chains.ts'

export const mutator = mutatorOf({
  name: 'base-type-of-matrices',
  rule: 'data-type-and-base-type-are-no-array-of-matrices',
  summary: 'the base type of a chain in memory with a layout is an array of matrices',
  ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
  ways: drawnWays(
    {
      ...arraysOfMatrices,
      'run-time-array': (s) => s.runTimeArray(s.matrix(2, 2), 16),
    },
    withBaseType,
  ),
})
