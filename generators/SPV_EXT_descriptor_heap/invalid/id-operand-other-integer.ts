import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  constantOf,
  intType,
  of,
  type,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { extraOperand, extraOperandWays, withExtraOperand } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { literalValue } from '../shared/literal-value.ts'

export const mutator = mutatorOf({
  name: 'id-operand-other-integer',
  rule: 'id-decoration-operand-is-32-bit-unsigned',
  summary: 'a stride or an offset is an integer of another width or signedness',
  ordinals: (module) => idDecorations(module),
  ways: {
    // The value stays, so that nothing comes to overlap.
    signed: (module, at) => {
      const value = literalValue(module, extraOperand(module, at))
      return value === undefined
        ? undefined
        : withExtraOperand(constantOf(intType, value))(module, at)
    },
    ...extraOperandWays({
      'wide-spec-constant': where(
        'Int64',
        of(type('OpTypeInt', 64, 0), 'OpSpecConstant', { words: [2048, 0] }),
      ),
      'narrow-spec-constant': where(
        'Int16',
        of(type('OpTypeInt', 16, 0), 'OpSpecConstant', { words: [2048] }),
      ),
      'signed-spec-constant': of(intType, 'OpSpecConstant', { words: [2048] }),
    }),
  },
})
