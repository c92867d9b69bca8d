import { eachSubstitute } from '../shared/each-substitute.ts'
import { rarerThings, things } from '../shared/things.ts'

const { kernel, 'first-of-another-set': ofAnotherSet } = rarerThings

export const mutator = eachSubstitute({
  name: 'function-by-substitute',
  rule: 'kernel-operand-is-a-function',
  summary: 'the operand Kernel of a Kernel instruction is something else than an OpFunction',
  kinds: ['function'],
  by: { ...things, kernel, 'first-of-another-set': ofAnotherSet },
})
