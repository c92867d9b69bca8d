import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { objectType } from '../shared/object-types.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = {
  Function: 'shader',
  Private: 'shader',
  StorageBuffer: 'shader',
  CrossWorkgroup: 'kernel',
  PhysicalStorageBuffer: 'physical-storage-buffer',
} as const

export const generator: Generator = {
  name: 'type-punning',
  rule: 'untyped-access-behaves-as-typed-access',
  alsoApplies: [
    'load-typed-pointer-points-to-the-result-type',
    'store-typed-pointer-points-to-the-type-of-the-object',
  ],
  summary: 'what was stored as one type is loaded as another, as unions are compiled',
  build(choices) {
    const storageClass = choices.pick(
      'storage-class',
      Object.keys(classes) as (keyof typeof classes)[],
    )
    const stored = choices.pick('stored', ['integer', 'floating-point', 'vector'])
    const loaded = choices.pick('loaded', ['wide-integer', 'array', 'structure'])

    const world = createWorld(classes[storageClass])
    const types = world.types(storageClass)
    const union = types.structure(types.vector(types.scalar('uint'), 4)).id
    const pointer = pointerInto(world, storageClass, 'untyped', union)
    const one = objectType(types, stored)
    store(world, storageClass, one, pointer, world.builder.add('OpConstantNull', one.id))
    load(world, storageClass, objectType(types, loaded), pointer)
    return world.finish()
  },
}
