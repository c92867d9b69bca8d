import { eachSubstitute } from '../shared/each-substitute.ts'
import { rarerThings, things } from '../shared/things.ts'

const { 'argument-info': argumentInfo, constant, string } = things
const { function: ofKernel, 'first-of-another-set': likeKernel } = rarerThings

export const mutator = eachSubstitute({
  name: 'kernel-by-substitute',
  rule: 'kernel-reference-is-a-kernel-instruction',
  summary:
    'an operand that must be a Kernel instruction is something near to one, its function say',
  kinds: ['kernel'],
  by: {
    function: ofKernel,
    'argument-info': argumentInfo,
    'first-of-another-set': likeKernel,
    constant,
    string,
  },
})
