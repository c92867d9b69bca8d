import { mutatorOf } from '../../mutate/mutator-of.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { noPointerTypes } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'texel-pointer-no-pointer',
  rule: 'image-texel-pointer-result-type-is-a-pointer-type',
  summary: 'a pointer to a texel is said to be something else',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
  ways: operandWays(0, noPointerTypes),
})
