import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { addTexelPointer, type Sampled, texelImages, texelImageType } from '../shared/texels.ts'
import { createWorld } from '../shared/world.ts'

const sampledTypes = ['uint', 'int', 'float', 'void'] as const satisfies readonly Sampled[]

export const generator: Generator = {
  name: 'texel-types',
  rule: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
  alsoApplies: ['image-texel-pointer-result-type-is-a-pointer-type'],
  summary: 'typed results point to the sampled type, be it a number or void',
  build(choices) {
    const sampled = choices.pick('sampled', sampledTypes)
    const kind = choices.pick('pointer', kinds.toReversed())
    const name = choices.pick('image', ['2d', '3d'])

    const world = createWorld(sampled === 'void' ? 'kernel' : 'shader')
    const image = texelImages[name]
    if (image !== undefined) {
      const type = texelImageType(world, image, sampled)
      const variable = variableIn(world, 'UniformConstant', 'typed', type)
      if (sampled !== 'void') world.describe(variable)
      addTexelPointer(world, image, sampled, kind, variable)
    }
    return world.finish()
  },
}
