import type { Generator } from '../../maker.ts'
import { atomicType, atomicTypeNames } from '../shared/atomic-types.ts'
import { addAtomic, atomics } from '../shared/atomics.ts'
import { objectType } from '../shared/object-types.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const
const store = atomics.get('OpAtomicStore')

export const generator: Generator = {
  name: 'atomic-stores-through-untyped-pointers',
  rule: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
  alsoApplies: ['atomic-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
  summary: 'numbers of every width are stored atomically into what was declared as something else',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const name = choices.pick('type', store === undefined ? [] : atomicTypeNames(store, ground))
    const data = choices.pick('data-type', ['vector', 'array', 'structure', 'integer'])

    const world = createWorld(ground)
    const storageClass = classes[ground]
    const type = atomicType(world, storageClass, name)
    const dataType = objectType(world.types(storageClass), data)
    const pointer = pointerInto(world, storageClass, 'untyped', dataType.id)
    if (store !== undefined) addAtomic(world, world.builder.add, store, pointer, type.id)
    return world.finish()
  },
}
