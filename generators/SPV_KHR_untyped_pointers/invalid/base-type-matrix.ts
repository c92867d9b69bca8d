import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bareMatrices } from '../shared/bare-matrices.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { explicitChains, withBaseType } from '../shared/explicit-chains.ts'

export const mutator = mutatorOf({
  name: 'base-type-matrix',
  rule: 'base-type-is-no-matrix',
  summary: 'the base type of a chain in memory with a layout is a matrix',
  ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
  ways: drawnWays(bareMatrices, withBaseType),
})
