import { mutatorOf } from '../../mutate/mutator-of.ts'
import { first, uintConstant, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { decorationWays, groupWay } from '../shared/decoration-ways.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { arrayOf, samplerType, structureOfTypes, untypedPointerType } from '../shared/new-types.ts'

/** The first version with OpDecorateId. */
const since = 0x0001_0200

export const mutator = mutatorOf({
  name: 'offset-id-on-no-member',
  rule: 'offset-id-is-on-a-member',
  summary: 'something else than a member gets an offset by an id',
  ordinals: (module) =>
    module.version < since ? [] : idDecorations(module, 'OffsetIdEXT').slice(0, 1),
  ways: {
    ...decorationWays(
      {
        structure: structureOfTypes(samplerType),
        array: arrayOf(samplerType),
        'untyped-pointer': untypedPointerType,
        sampler: samplerType,
        integer: uintType,
        constant: uintConstant,
        'buffer-type': first('OpTypeBufferEXT'),
        variable: first('OpUntypedVariableKHR'),
      },
      'OpDecorateId',
      'OffsetIdEXT',
    ),
    'structure-through-a-group': groupWay(structureOfTypes(samplerType), 'OffsetIdEXT'),
    'array-through-a-group': groupWay(arrayOf(samplerType), 'OffsetIdEXT'),
  },
})
