import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'pointer-types',
  rule: 'untyped-pointer-type-may-be-repeated',
  alsoApplies: [
    'array-stride-may-decorate-an-untyped-pointer-type',
    'untyped-variable-has-the-storage-class-of-its-result-type',
    'chain-has-the-storage-class-of-its-base',
  ],
  summary: 'several untyped pointer types have one storage class, and serve together',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const count = choices.pick('types', [2, 3])
    const strided = choices.pick(
      'strides',
      ground === 'shader' ? ['none', 'last', 'all'] : ['none'],
    )

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const { builder } = world
    const types = Array.from({ length: count }, (_, index) => {
      const has = strided === 'all' || (strided === 'last' && index === count - 1)
      return has
        ? world.strided(storageClass, 4 * (index + 1))
        : builder.add('OpTypeUntypedPointerKHR', storageClass)
    })
    const uint = world.plain.scalar('uint').id
    const [first = 0] = types
    let pointer = addVariable(world, storageClass, first, uint)
    for (const resultType of types) {
      pointer = addChain(world, 'access', { resultType, baseType: uint, base: pointer })
    }
    return world.finish()
  },
}
