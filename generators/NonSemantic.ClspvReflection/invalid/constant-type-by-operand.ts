import { constantsOfOtherTypes } from '../shared/constants-of-other-types.ts'
import { eachOperand } from '../shared/each-operand.ts'

export const mutator = eachOperand({
  name: 'constant-type-by-operand',
  rule: 'constant-operand-is-32-bit-unsigned',
  summary: 'each constant operand has another type once',
  kinds: ['constant'],
  by: constantsOfOtherTypes,
})
