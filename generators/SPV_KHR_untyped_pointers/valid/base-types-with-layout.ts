import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { baseTypeOf, pickChainGround } from '../shared/chain-ground.ts'
import { drawIn } from '../shared/draw-in.ts'
import { goodLayout, layoutNames } from '../shared/good-layouts.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'base-types-with-layout',
  rule: 'base-type-is-explicitly-laid-out',
  alsoApplies: [
    'data-type-and-base-type-are-no-array-of-matrices',
    'base-type-is-no-matrix',
    'chain-base-type-is-a-type',
  ],
  summary: 'chains have explicitly laid out base types, whatever the variable is made of',
  build(choices) {
    const where = pickChainGround(choices, [
      'shader',
      'variable-pointers',
      'physical-storage-buffer',
      'physical-shader',
    ])
    const layout = choices.pick('base-type', layoutNames)

    const { ground, storageClass, form } = where
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const data = types.array(types.scalar('uint'), 32)
    const resultType = baseTypeOf(world, where, data.size)
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: drawIn(world, goodLayout(layout)),
      base: pointerInto(world, storageClass, 'untyped', data.id, resultType),
    })
    return world.finish()
  },
}
