import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  boolType,
  floatType,
  noIntegers,
  of,
  type,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { extraOperandWays } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

export const mutator = mutatorOf({
  name: 'id-operand-no-integer',
  rule: 'id-decoration-operand-is-an-integer-scalar',
  summary: 'a stride or an offset is a constant of another type',
  ordinals: (module) => idDecorations(module),
  ways: extraOperandWays({
    ...noIntegers,
    'float-null': of(floatType, 'OpConstantNull'),
    'float-spec-constant': of(floatType, 'OpSpecConstant', { words: [0x4280_0000] }),
    'boolean-spec-constant': of(boolType, 'OpSpecConstantTrue'),
    'wide-float': where('Float64', of(type('OpTypeFloat', 64), 'OpConstantNull')),
  }),
})
