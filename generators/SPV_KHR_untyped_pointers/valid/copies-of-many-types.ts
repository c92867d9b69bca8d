import type { Generator } from '../../maker.ts'
import { addCopy, copyKinds } from '../shared/copies.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { createWorld } from '../shared/world.ts'

/** Storage classes that agree about whether memory in them is laid out explicitly. */
const classes = {
  shader: { target: 'StorageBuffer', source: 'Uniform' },
  kernel: { target: 'Function', source: 'CrossWorkgroup' },
  'physical-storage-buffer': { target: 'PhysicalStorageBuffer', source: 'StorageBuffer' },
} as const

export const generator: Generator = {
  name: 'copies-of-many-types',
  rule: 'copy-memory-typed-pointers-point-to-one-type',
  alsoApplies: ['copy-memory-type-is-of-fixed-size', 'copy-memory-has-a-typed-pointer'],
  summary: 'the typed pointers of a copy say what is copied: scalars, vectors, arrays, structures',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel', 'physical-storage-buffer'] as const)
    const which = choices.pick('pointers', copyKinds)
    const few = ground === 'physical-storage-buffer' ? objectTypeNames.slice(-3) : objectTypeNames
    const name = choices.pick('type', few)

    const world = createWorld(ground)
    const type = objectType(world.types(classes[ground].target), name)
    const aligned = ground === 'physical-storage-buffer' ? ['Aligned', type.alignment] : []
    addCopy(world, which, classes[ground], type, ...aligned)
    return world.finish()
  },
}
