import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'load-through-no-pointer',
  rule: 'load-pointer-is-a-pointer',
  summary: 'something that is no pointer is loaded through',
  ordinals: (module) => ruledOrdinals(module, 'OpLoad'),
  ways: operandWays(2, noPointerObjects),
})
