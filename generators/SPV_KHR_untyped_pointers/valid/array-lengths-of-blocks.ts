import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'array-lengths-of-blocks',
  rule: 'array-length-structure-is-a-block',
  alsoApplies: [
    'array-length-structure-ends-in-a-run-time-array',
    'array-length-member-is-the-last',
  ],
  summary: 'the structure has Block, by itself or through a group, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const route = choices.pick('route', routes)
    const minor = choices.pick('minor', minorVersions)
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const kind = choices.pick('pointer', kinds)

    const world = createWorld('shader', { minor })
    const { builder, laid } = world
    const uint = laid.scalar('uint')
    const structure = laid.structure(uint, laid.runTimeArray(uint)).id
    decorateThrough(world, route, structure, 'Block')
    const buffer = variableIn(world, storageClass, kind, structure)
    builder.add('OpUntypedArrayLengthKHR', uint.id, structure, buffer, 1)
    return world.finish()
  },
}
