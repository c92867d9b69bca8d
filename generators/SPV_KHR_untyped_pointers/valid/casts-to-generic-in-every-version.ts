import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addCastToGeneric, specificClasses } from '../shared/generic-casts.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'casts-to-generic-in-every-version',
  rule: 'ptr-cast-to-generic-result-type-is-generic',
  alsoApplies: ['ptr-cast-to-generic-result-type-is-a-pointer-type'],
  summary: 'what a generic pointer points to is loaded, by kernels of every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const storageClass = choices.pick('storage-class', specificClasses)
    const kind = choices.pick('pointer', kinds)
    const minor = choices.pick('minor', minorVersions)

    const world = createWorld('kernel', { minor })
    const generic = addCastToGeneric(world, storageClass, kind)
    load(world, 'Generic', world.plain.scalar('uint'), generic)
    return world.finish()
  },
}
