import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { arrayLengthWords } from '../shared/array-length-words.ts'
import { floatType, intType, pairType, type, where } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'array-length-result-type',
  rule: 'array-length-result-type-is-an-unsigned-32-bit-integer',
  summary: 'the length is an integer of another width or signedness, or none',
  ordinals: (module) =>
    ordinalsOf(module, 'OpUntypedArrayLengthKHR').filter((at) =>
      isUnused(module, module.instructions[at]?.words[arrayLengthWords.result] ?? 0),
    ),
  ways: operandWays(arrayLengthWords.resultType, {
    signed: intType,
    '64-bits': where('Int64', type('OpTypeInt', 64, 0)),
    '16-bits': where('Int16', type('OpTypeInt', 16, 0)),
    'floating-point': floatType,
    vector: pairType,
    structure: (_, module, at) => module.instructions[at]?.words[arrayLengthWords.structure],
  }),
})
