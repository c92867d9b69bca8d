import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { explicitLoads } from '../shared/through-untyped.ts'

export const mutator = mutatorOf({
  name: 'load-not-laid-out',
  rule: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
  summary: 'the type that is loaded lacks a part of its layout, or contradicts it',
  ordinals: (module) =>
    explicitLoads(module).filter((at) => isUnused(module, module.instructions[at]?.words[1] ?? 0)),
  ways: drawWays(0, brokenLayouts),
})
