import { eachSubstitute } from '../shared/each-substitute.ts'
import { rarerThings, things } from '../shared/things.ts'

const { constant, string } = things
const { function: ofKernel, kernel, 'second-of-another-set': likeArgumentInfo } = rarerThings

export const mutator = eachSubstitute({
  name: 'argument-info-by-substitute',
  rule: 'argument-info-reference-is-an-argument-info-instruction',
  summary: 'an operand that must be an ArgumentInfo instruction is something near to one',
  kinds: ['argument-info'],
  by: {
    string,
    kernel,
    'second-of-another-set': likeArgumentInfo,
    function: ofKernel,
    constant,
  },
})
