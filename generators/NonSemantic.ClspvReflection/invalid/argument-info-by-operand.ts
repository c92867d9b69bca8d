import { eachOperand } from '../shared/each-operand.ts'
import { things } from '../shared/things.ts'

const { 'argument-info': argumentInfo, ...others } = things

export const mutator = eachOperand({
  name: 'argument-info-by-operand',
  rule: 'argument-info-reference-is-an-argument-info-instruction',
  summary: 'in each instruction ArgInfo is something else than an ArgumentInfo instruction',
  kinds: ['argument-info'],
  by: others,
})
