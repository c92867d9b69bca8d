import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { placeNames, places } from '../shared/places.ts'
import { kinds } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'
import { writtenWith } from '../shared/written-with.ts'

export const generator: Generator = {
  name: 'loads-through-every-pointer',
  rule: 'load-pointer-is-a-pointer',
  alsoApplies: [
    'load-typed-pointer-points-to-the-result-type',
    'logical-pointer-operand-is-of-a-listed-instruction',
    'logical-pointer-result-is-of-a-listed-instruction',
  ],
  summary: 'loads go through pointers of both kinds that come from everywhere',
  build(choices) {
    const place = choices.pick('place', placeNames)
    const kind = choices.pick('pointer', kinds)
    const { ground, storageClass } = places[place]
    const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))

    const world = createWorld(ground)
    const type = world.types(storageClass).scalar('uint')
    withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
      load(writtenWith(world, add), storageClass, type, pointer)
    })
    return world.finish()
  },
}
