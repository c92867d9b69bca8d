import type { Generator } from '../../maker.ts'
import { atomicType, atomicTypeNames } from '../shared/atomic-types.ts'
import { addAtomic, atomics } from '../shared/atomics.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const
const store = atomics.get('OpAtomicStore')

export const generator: Generator = {
  name: 'atomic-stores',
  rule: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
  alsoApplies: ['atomic-pointer-is-a-pointer'],
  summary: 'numbers of every width are stored atomically through typed pointers',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const name = choices.pick('type', store === undefined ? [] : atomicTypeNames(store, ground))
    const storageClass = classes[ground]
    const source = choices.pick('source', sourcesFor({ ground }, storageClass, 'typed'))

    const world = createWorld(ground)
    const type = atomicType(world, storageClass, name)
    pointerInto(world, storageClass, 'untyped', type.id)
    withPointer(source, { world, storageClass, kind: 'typed', type }, (add, pointer) => {
      if (store !== undefined) addAtomic(world, add, store, pointer, type.id)
    })
    return world.finish()
  },
}
