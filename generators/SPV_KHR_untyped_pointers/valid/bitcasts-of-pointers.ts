import type { Generator } from '../../maker.ts'
import { physicalPlaces } from '../shared/places.ts'
import { addPointerCast, pointerCasts } from '../shared/pointer-casts.ts'
import { createWorld } from '../shared/world.ts'

type Place = keyof typeof physicalPlaces

export const generator: Generator = {
  name: 'bitcasts-of-pointers',
  rule: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
  alsoApplies: [
    'bitcast-result-type-is-a-pointer-or-numerical-type',
    'bitcast-changes-the-type',
    'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
  ],
  summary: 'physical pointers of either kind are seen as other pointers and as integers',
  build(choices) {
    const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
    const cast = choices.pick('cast', pointerCasts)

    const { ground, storageClass } = physicalPlaces[place]
    const world = createWorld(ground)
    // So that there could be floating-point numbers as wide as a pointer.
    world.builder.capability('Float64')
    addPointerCast(world, storageClass, cast)
    return world.finish()
  },
}
