import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { type PlaceName, places } from '../shared/places.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const chosen = [
  'storage-buffer',
  'uniform',
  'push-constant',
  'private',
  'function',
  'input',
  'variable-workgroup',
  'physical-storage-buffer',
  'global',
  'constant',
  'generic',
] as const

/** Places where every type is loaded. */
const thorough: readonly PlaceName[] = ['storage-buffer', 'function', 'global']

export const generator: Generator = {
  name: 'loads-of-many-types',
  rule: 'load-typed-pointer-points-to-the-result-type',
  alsoApplies: ['load-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
  summary:
    'objects of many types are loaded, through untyped pointers whatever the variable was declared as',
  build(choices) {
    const place = choices.pick('place', chosen)
    const kind = choices.pick('pointer', kinds)
    const all = thorough.includes(place)
    const seenAs = choices.pick('loaded-as', all ? objectTypeNames : ['vector'])

    const { ground, storageClass } = places[place]
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const type = objectType(types, seenAs)
    const data = kind === 'typed' ? type : types.array(types.scalar('float'), 4)
    load(world, storageClass, type, pointerInto(world, storageClass, kind, data.id))
    return world.finish()
  },
}
