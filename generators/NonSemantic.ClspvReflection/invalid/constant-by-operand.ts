import { eachOperand } from '../shared/each-operand.ts'
import { things } from '../shared/things.ts'

const { constant, ...others } = things

export const mutator = eachOperand({
  name: 'constant-by-operand',
  rule: 'constant-operand-is-op-constant',
  summary: 'each operand that must be an OpConstant is something else once',
  kinds: ['constant'],
  by: others,
})
