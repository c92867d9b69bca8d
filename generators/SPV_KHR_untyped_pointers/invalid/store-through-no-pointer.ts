import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'store-through-no-pointer',
  rule: 'store-pointer-is-a-pointer',
  summary: 'something is stored through what is no pointer',
  ordinals: (module) => ruledOrdinals(module, 'OpStore'),
  ways: operandWays(0, noPointerObjects),
})
