import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainsOf, chainWords } from '../shared/chain-at.ts'
import { ptrForms } from '../shared/chain-forms.ts'
import { noIntegers } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'element-not-integer',
  rule: 'element-is-a-scalar-integer',
  summary: 'the element of a pointer access chain is no scalar integer',
  ordinals: (module) => chainsOf(module, ptrForms),
  ways: operandWays(chainWords.element, noIntegers),
})
