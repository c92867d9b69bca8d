import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import {
  first,
  floatType,
  noTypes,
  pairType,
  structureType,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

export const mutator = mutatorOf({
  name: 'texel-image-type',
  rule: 'texel-pointer-image-type-is-an-image-type',
  summary: 'the type to point into is no image type',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.imageType, {
    'texel-type': uintType,
    float: floatType,
    vector: pairType,
    structure: structureType,
    'array-of-images': first('OpTypeRuntimeArray', 'OpTypeArray'),
    'sampled-image': first('OpTypeSampledImage'),
    sampler: first('OpTypeSampler'),
    'buffer-type': first('OpTypeBufferEXT'),
    'pointer-type': first('OpTypeUntypedPointerKHR'),
    'new-sampled-image': (graft, module, at) => {
      const float = floatType(graft, module, at)
      const image =
        float === undefined
          ? undefined
          : graft.type('OpTypeImage', float, '3D', 0, 0, 0, 1, 'Unknown')
      return image === undefined ? undefined : graft.add('OpTypeSampledImage', image)
    },
    'object-of-a-constant': noTypes.constant,
    'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
  }),
})
