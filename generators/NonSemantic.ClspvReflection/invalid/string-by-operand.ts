import { eachOperand } from '../shared/each-operand.ts'
import { things } from '../shared/things.ts'

const { string, ...others } = things

export const mutator = eachOperand({
  name: 'string-by-operand',
  rule: 'string-operand-is-op-string',
  summary: 'each operand that must be an OpString is something else once',
  kinds: ['string', 'hex-string'],
  by: others,
})
