import type { Generator } from '../../maker.ts'
import { isReadOnly, store } from '../shared/access.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { type PlaceName, placeNames, places } from '../shared/places.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const writable = placeNames.filter((name) => !isReadOnly(places[name].storageClass))

/** Places where every type is stored. */
const thorough: readonly PlaceName[] = ['storage-buffer', 'private', 'generic']

export const generator: Generator = {
  name: 'stores-of-many-types',
  rule: 'store-typed-pointer-points-to-the-type-of-the-object',
  alsoApplies: ['store-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
  summary:
    'objects of many types are stored, through untyped pointers whatever the variable was declared as',
  build(choices) {
    const place = choices.pick('place', writable)
    const kind = choices.pick('pointer', kinds)
    const all = thorough.includes(place)
    const name = choices.pick('object', all ? objectTypeNames : ['structure'])
    const value = choices.pick(
      'value',
      all && name === 'structure' ? ['OpConstantNull', 'OpUndef'] : ['OpConstantNull'],
    )

    const { ground, storageClass } = places[place]
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const type = objectType(types, name)
    const data = kind === 'typed' ? type : types.array(types.scalar('float'), 4)
    const pointer = pointerInto(world, storageClass, kind, data.id)
    store(world, storageClass, type, pointer, world.builder.add(value, type.id))
    return world.finish()
  },
}
