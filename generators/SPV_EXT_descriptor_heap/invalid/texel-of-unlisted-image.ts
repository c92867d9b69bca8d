import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

function arrayed(dim: string, capability = 'Shader'): Declare {
  return (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined || !declaresCapability(module, capability)
      ? undefined
      : graft.type('OpTypeImage', uint, dim, 0, 1, 0, 2, 'R32ui')
  }
}

export const mutator = mutatorOf({
  name: 'texel-of-unlisted-image',
  rule: 'texel-pointer-image-type-has-a-listed-dim',
  summary: 'the image is arrayed in a dimension that has no number of components',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.imageType, {
    'arrayed-3d': arrayed('3D'),
    'arrayed-rect': arrayed('Rect', 'ImageRect'),
    'arrayed-buffer': arrayed('Buffer', 'ImageBuffer'),
  }),
})
