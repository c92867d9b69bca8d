import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  boolType,
  first,
  floatType,
  pairType,
  structureType,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { idle } from '../shared/idle.ts'
import { texelWords } from '../shared/texel-pointer.ts'

export const mutator = mutatorOf({
  name: 'texel-pointer-typed',
  rule: 'texel-pointer-result-type-is-an-untyped-pointer',
  summary: 'a texel pointer is a typed pointer, or no pointer',
  ordinals: (module) => idle(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.resultType, {
    'typed-pointer': (graft, module, at) => {
      const uint = uintType(graft, module, at)
      return uint === undefined ? undefined : graft.add('OpTypePointer', 'Image', uint)
    },
    'typed-pointer-to-the-image': (graft, module, at) => {
      const image = first('OpTypeImage')(graft, module, at)
      return image === undefined ? undefined : graft.add('OpTypePointer', 'UniformConstant', image)
    },
    integer: uintType,
    float: floatType,
    boolean: boolType,
    vector: pairType,
    structure: structureType,
    image: first('OpTypeImage'),
  }),
})
