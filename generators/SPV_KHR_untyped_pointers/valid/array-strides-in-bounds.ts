import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** Physical pointers: of logical ones it is open whether they may be the base. */
const places = {
  'physical-storage-buffer': 'PhysicalStorageBuffer',
  'storage-buffer': 'StorageBuffer',
  uniform: 'Uniform',
  'push-constant': 'PushConstant',
  private: 'Private',
} as const

export const generator: Generator = {
  name: 'array-strides-in-bounds',
  rule: 'in-bounds-ptr-access-chain-base-has-array-stride',
  alsoApplies: [
    'ptr-access-chain-base-has-array-stride',
    'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
  ],
  summary: 'chains of both forms go on from each other, with strides where they are asked for',
  build(choices) {
    const place = choices.pick('place', [
      'physical-storage-buffer',
      'storage-buffer',
      'uniform',
      'push-constant',
      'private',
    ])
    const first = choices.pick('chain', ['in-bounds-ptr-access', 'ptr-access'])
    const again = choices.pick('again', ['none', 'in-bounds-ptr-access', 'ptr-access', 'access'])

    const storageClass = places[place]
    const world = createWorld(
      place === 'physical-storage-buffer' ? 'physical-storage-buffer' : 'physical-shader',
    )
    const types = world.types(storageClass)
    const element = types.structure(types.scalar('uint'), types.scalar('float'))
    const type =
      place === 'private' ? world.pointer(storageClass) : world.strided(storageClass, element.size)
    const base = pointerInto(world, storageClass, 'untyped', element.id, type)
    const step = { resultType: type, baseType: element.id, element: world.uint(1) }
    const next = addChain(world, first, { ...step, base })
    if (again !== 'none') addChain(world, again, { ...step, base: next })
    return world.finish()
  },
}
