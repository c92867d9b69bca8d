import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { brokenBuffers } from '../shared/broken-layouts.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { withStructure } from '../shared/with-structure.ts'

export const mutator = mutatorOf({
  name: 'array-length-structure-not-laid-out',
  rule: 'array-length-structure-is-explicitly-laid-out',
  summary: 'the structure whose array is measured lacks a part of its layout, or contradicts it',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: drawnWays(brokenBuffers, withStructure),
})
