import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { first, noPointers, noTypes } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

export const mutator = mutatorOf({
  name: 'texel-image-no-untyped-pointer',
  rule: 'texel-pointer-image-is-an-untyped-pointer',
  summary: 'the image is no untyped pointer: a typed one, an image, or anything else',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: {
    ...operandWays(texelWords.image, {
      ...noPointers,
      'typed-variable': first('OpVariable'),
      'image-type': first('OpTypeImage'),
      'pointer-type': first('OpTypeUntypedPointerKHR'),
      coordinate: (_, module, at) => module.instructions[at]?.words[texelWords.coordinate],
      'size-of-the-image': first('OpConstantSizeOfEXT'),
      function: noTypes.function,
    }),
    'image-loaded': (module, at) =>
      withInserted(module, at, (_, { words }) => (put) => ({
        [texelWords.image]: put(
          'OpLoad',
          words[texelWords.imageType] ?? 0,
          words[texelWords.image] ?? 0,
        ),
      })),
  },
})
