import type { Argument } from '../../build/argument.ts'
import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addCopy, copyKinds } from '../shared/copies.ts'
import { createWorld } from '../shared/world.ts'

const masks: Readonly<Record<string, readonly Argument[]>> = {
  absent: [],
  none: ['None'],
  volatile: ['Volatile'],
  aligned: ['Aligned', 4],
  'aligned-and-nontemporal': ['Aligned|Nontemporal', 16],
}

export const generator: Generator = {
  name: 'copies-with-one-mask',
  rule: 'copy-memory-has-one-mask-before-version-1-4',
  alsoApplies: ['copy-memory-has-a-typed-pointer'],
  summary: 'a copy has one memory operands mask or none, in versions that know no second one',
  environments: ({ minor = '3' }) => environmentsOf(minor),
  build(choices) {
    const mask = choices.pick('mask', Object.keys(masks))
    const minor = choices.pick('minor', [3, 2, 1, 0])
    const which = choices.pick('pointers', copyKinds)

    const world = createWorld('shader', { minor })
    const classes = { target: 'Private', source: 'StorageBuffer' }
    addCopy(world, which, classes, world.laid.scalar('uint'), ...(masks[mask] ?? []))
    return world.finish()
  },
}
