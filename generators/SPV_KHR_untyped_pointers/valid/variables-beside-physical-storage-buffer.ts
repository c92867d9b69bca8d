import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { pointerInto, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-beside-physical-storage-buffer',
  rule: 'untyped-variable-is-not-in-physical-storage-buffer',
  alsoApplies: ['base-type-is-explicitly-laid-out', 'data-type-is-explicitly-laid-out'],
  summary: 'memory in PhysicalStorageBuffer is reached through untyped pointers, beside variables',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const storageClass = choices.pick('variable', ['StorageBuffer', 'Uniform', 'PushConstant'])
    const access = choices.pick('access', ['none', 'load', 'store'])
    const minor = choices.pick('minor', [6, 5, 4, 3, 0])

    const world = createWorld('physical-storage-buffer', { minor })
    const { laid } = world
    const four = laid.vector(laid.scalar('float'), 4)
    variableIn(world, storageClass, 'untyped', laid.structure(four).id)
    const pointer = pointerInto(world, 'PhysicalStorageBuffer', 'untyped', four.id)
    if (access !== 'none') {
      const object = load(world, 'PhysicalStorageBuffer', four, pointer)
      if (access === 'store') store(world, 'PhysicalStorageBuffer', four, pointer, object)
    }
    return world.finish()
  },
}
