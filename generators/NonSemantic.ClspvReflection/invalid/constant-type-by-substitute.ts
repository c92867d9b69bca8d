import { constantsOfOtherTypes } from '../shared/constants-of-other-types.ts'
import { eachSubstitute } from '../shared/each-substitute.ts'

export const mutator = eachSubstitute({
  name: 'constant-type-by-substitute',
  rule: 'constant-operand-is-32-bit-unsigned',
  summary: 'a constant has another width, is signed, or is a floating-point number',
  kinds: ['constant'],
  by: constantsOfOtherTypes,
})
