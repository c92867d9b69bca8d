import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { explicitChains, withBaseType } from '../shared/explicit-chains.ts'

export const mutator = mutatorOf({
  name: 'base-type-not-laid-out',
  rule: 'base-type-is-explicitly-laid-out',
  summary: 'the base type of a chain lacks a part of its layout, or contradicts it',
  ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
  ways: drawnWays(brokenLayouts, withBaseType),
})
