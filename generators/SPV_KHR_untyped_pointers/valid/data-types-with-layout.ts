import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { drawIn } from '../shared/draw-in.ts'
import { goodLayout, layoutNames } from '../shared/good-layouts.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'data-types-with-layout',
  rule: 'data-type-is-explicitly-laid-out',
  alsoApplies: [
    'data-type-and-base-type-are-no-array-of-matrices',
    'data-type-is-no-matrix',
    'data-type-is-a-type',
  ],
  summary: 'variables have explicitly laid out data types, tight ones and loose ones',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const layout = choices.pick('data-type', layoutNames)
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform', 'PushConstant'])
    const minor = choices.pick('minor', [6, 3, 0])

    const world = createWorld('shader', { minor })
    variableIn(world, storageClass, 'untyped', drawIn(world, goodLayout(layout)))
    return world.finish()
  },
}
