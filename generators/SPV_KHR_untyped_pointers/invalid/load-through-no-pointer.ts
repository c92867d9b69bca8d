import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'load-through-no-pointer',
  rule: 'load-pointer-is-a-pointer',
  summary: 'something that is no pointer is loaded through',
  ordinals: (module) => ordinalsOf(module, 'OpLoad'),
  ways: operandWays(2, noPointerObjects),
})
