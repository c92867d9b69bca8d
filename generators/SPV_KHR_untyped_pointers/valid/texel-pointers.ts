import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { addTexelPointer, texelImages, texelImageType } from '../shared/texels.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'texel-pointers',
  rule: 'image-texel-pointer-result-type-is-a-pointer-type',
  alsoApplies: [
    'image-texel-pointer-result-type-is-image',
    'image-texel-pointer-image-is-a-typed-pointer',
  ],
  summary: 'texels of images of every dimension are pointed to by pointers of either kind',
  build(choices) {
    const name = choices.pick('image', Object.keys(texelImages))
    const kind = choices.pick('pointer', kinds)
    const sampled = choices.pick('sampled', ['uint', 'float'] as const)

    const world = createWorld('shader')
    const image = texelImages[name]
    if (image !== undefined) {
      const type = texelImageType(world, image, sampled)
      const variable = variableIn(world, 'UniformConstant', 'typed', type)
      world.describe(variable)
      addTexelPointer(world, image, sampled, kind, variable)
    }
    return world.finish()
  },
}
