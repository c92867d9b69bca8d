import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawWays } from '../shared/draw-ways.ts'
import type { Draw } from '../shared/sketch.ts'
import { explicitStores } from '../shared/through-untyped.ts'

const objectWord = 1

/** Null constants of those types. */
const objects = Object.fromEntries(
  Object.entries(brokenLayouts).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.add('OpConstantNull', draw(s)),
  ]),
)

export const mutator = mutatorOf({
  name: 'store-not-laid-out',
  rule: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
  summary: 'the type that is stored lacks a part of its layout, or contradicts it',
  ordinals: explicitStores,
  ways: drawWays(objectWord, objects),
})
