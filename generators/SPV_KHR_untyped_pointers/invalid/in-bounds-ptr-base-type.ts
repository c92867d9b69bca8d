import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bareMatrices } from '../shared/bare-matrices.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { explicitChains, withBaseType } from '../shared/explicit-chains.ts'

export const mutator = mutatorOf({
  name: 'in-bounds-ptr-base-type',
  rule: 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
  summary: 'the base type of an in-bounds pointer access chain is a matrix, or not laid out',
  ordinals: (module) => explicitChains(module, ['in-bounds-ptr-access']),
  ways: drawnWays({ ...brokenLayouts, matrix: bareMatrices['two-by-two'] }, withBaseType),
})
