import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addAtomic, atomics } from '../shared/atomics.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { addTexelPointer, texelImages, texelImageType } from '../shared/texels.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'texel-atomics',
  rule: 'image-texel-pointer-result-type-is-image',
  alsoApplies: ['image-texel-pointer-result-type-is-a-pointer-type', 'atomic-pointer-is-a-pointer'],
  summary: 'texels are accessed atomically, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const kind = choices.pick('pointer', kinds)
    const name = choices.pick('instruction', [
      'OpAtomicUMin',
      'OpAtomicStore',
      'OpAtomicLoad',
      'none',
    ])
    const minor = choices.pick('minor', minorVersions)

    const world = createWorld('shader', { minor })
    const image = texelImages['2d']
    const atomic = atomics.get(name)
    if (image !== undefined) {
      const variable = variableIn(
        world,
        'UniformConstant',
        'typed',
        texelImageType(world, image, 'uint'),
      )
      world.describe(variable)
      const pointer = addTexelPointer(world, image, 'uint', kind, variable)
      if (atomic !== undefined) {
        addAtomic(world, world.builder.add, atomic, pointer, world.plain.scalar('uint').id)
      }
    }
    return world.finish()
  },
}
