import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import {
  floatType,
  intType,
  uintType,
  voidType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

function attachment(texel: Declare, multisampled = 0): Declare {
  return (graft, module, at) => {
    const type = texel(graft, module, at)
    return type === undefined || !declaresCapability(module, 'InputAttachment')
      ? undefined
      : graft.type('OpTypeImage', type, 'SubpassData', 0, 0, multisampled, 2, 'Unknown')
  }
}

export const mutator = mutatorOf({
  name: 'texel-of-input-attachment',
  rule: 'texel-pointer-image-type-is-not-subpass-data',
  summary: 'the image is an input attachment',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.imageType, {
    'unsigned-integer': attachment(uintType),
    'signed-integer': attachment(intType),
    float: attachment(floatType),
    void: attachment(voidType),
    multisampled: attachment(uintType, 1),
  }),
})
