import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { isReadOnly, store } from '../shared/access.ts'
import { placeNames, places } from '../shared/places.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const writable = placeNames.filter((name) => !isReadOnly(places[name].storageClass))

export const generator: Generator = {
  name: 'stores-in-every-version',
  rule: 'store-pointer-is-a-pointer',
  alsoApplies: ['store-typed-pointer-points-to-the-type-of-the-object'],
  summary: 'an integer is stored in every storage class and in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const place = choices.pick('place', writable)
    const kind = choices.pick('pointer', kinds)
    const minor = choices.pick('minor', minorVersions)

    const { ground, storageClass } = places[place]
    const world = createWorld(ground, { minor })
    const type = world.types(storageClass).scalar('uint')
    const pointer = pointerInto(world, storageClass, kind, type.id)
    store(world, storageClass, type, pointer, world.uint(7))
    return world.finish()
  },
}
