import type { Generator } from '../../maker.ts'
import { isReadOnly, load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { baseTypeOf, pickChainGround, typedBaseTypeOf } from '../shared/chain-ground.ts'
import type { GroundName } from '../shared/grounds.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const names: readonly GroundName[] = [
  'shader',
  'fragment',
  'variable-pointers',
  'physical-storage-buffer',
  'physical-shader',
  'kernel',
  'kernel-32',
]

export const generator: Generator = {
  name: 'chain-storage-classes',
  rule: 'chain-has-the-storage-class-of-its-base',
  alsoApplies: [
    'chain-result-type-is-an-untyped-pointer-type',
    'chain-base-is-a-pointer',
    'chain-base-type-is-a-type',
  ],
  summary: 'each chain reaches into each storage class, from a pointer of either kind',
  build(choices) {
    const where = pickChainGround(choices, names)
    const kind = choices.pick('base', kinds)
    const use = choices.pick('use', ['none', 'access'])

    const { ground, storageClass, form } = where
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const element = types.vector(types.scalar('uint'), 2)
    const data = types.array(element, 8)
    const resultType =
      kind === 'untyped'
        ? baseTypeOf(world, where, data.size)
        : typedBaseTypeOf(world, where, data.id, data.size)
    const base = pointerInto(world, storageClass, kind, data.id, resultType)
    const reached = addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: data.id,
      base,
      indexes: [world.uint(7)],
    })
    if (use === 'access') {
      const object = load(world, storageClass, element, reached)
      if (!isReadOnly(storageClass)) store(world, storageClass, element, reached, object)
    }
    return world.finish()
  },
}
