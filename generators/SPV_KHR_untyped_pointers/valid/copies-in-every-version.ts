import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addCopy, copyClasses, copyKinds, kernelCopyClasses } from '../shared/copies.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'copies-in-every-version',
  rule: 'copy-memory-operands-are-pointers',
  alsoApplies: ['copy-memory-has-a-typed-pointer', 'copy-memory-typed-pointers-point-to-one-type'],
  summary: 'an integer is copied between storage classes, by shaders and kernels of every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const setting = choices.pick('setting', ['shader', 'kernel'])
    const which = choices.pick('pointers', copyKinds)
    const minor = choices.pick('minor', minorVersions)

    const world = createWorld(setting, { minor })
    const classes =
      setting === 'shader'
        ? copyClasses['storage-buffer-to-function']
        : kernelCopyClasses['global-to-local']
    addCopy(world, which, classes, world.plain.scalar('uint'))
    return world.finish()
  },
}
