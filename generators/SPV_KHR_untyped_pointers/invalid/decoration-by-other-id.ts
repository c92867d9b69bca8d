import { enumerantByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { anywhere, of, uintType } from '../shared/things.ts'
import { laterOperandWays } from '../shared/with-later-operand.ts'

const operandWord = 2

/** Its operand is a scope, for which there are more rules. */
const uniformId = enumerantByName('Decoration', 'UniformId')?.value

export const mutator = mutatorOf({
  name: 'decoration-by-other-id',
  rule: 'decorate-id-operand-is-a-constant-or-a-variable',
  summary: 'the operand of a decoration is neither a constant nor a variable',
  ordinals: (module) =>
    ordinalsOf(module, 'OpDecorateId').filter((at) => {
      const words = module.instructions[at]?.words ?? []
      return words.length === operandWord + 1 && words[1] !== uniformId
    }),
  ways: laterOperandWays(operandWord, {
    undef: of(uintType, 'OpUndef'),
    type: uintType,
    'pointer-type': anywhere('OpTypeUntypedPointerKHR'),
    function: anywhere('OpFunction'),
  }),
})
