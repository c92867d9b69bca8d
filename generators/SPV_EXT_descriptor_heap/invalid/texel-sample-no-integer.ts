import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { first, noIntegers, of, pairType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

export const mutator = mutatorOf({
  name: 'texel-sample-no-integer',
  rule: 'texel-pointer-sample-is-an-integer-scalar',
  summary: 'the sample is no integer scalar',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.sample, {
    ...noIntegers,
    'integer-vector-undef': of(pairType, 'OpUndef'),
    'array-of-one': (graft) => {
      const uint = graft.type('OpTypeInt', 32, 0)
      return uint === undefined
        ? undefined
        : graft.add(
            'OpConstantNull',
            graft.add('OpTypeArray', uint, graft.add('OpConstant', uint, 1)),
          )
    },
    type: (_, module, at) => typeOf(module, module.instructions[at]?.words[texelWords.sample] ?? 0),
    'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
    function: first('OpFunction'),
  }),
})
