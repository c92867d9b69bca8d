import { eachSubstitute } from '../shared/each-substitute.ts'
import { rarerThings, things } from '../shared/things.ts'

const { constant, ...others } = things

export const mutator = eachSubstitute({
  name: 'constant-by-substitute',
  rule: 'constant-operand-is-op-constant',
  summary:
    'an operand that must be an OpConstant is something else, most often with the same value',
  kinds: ['constant'],
  by: { ...others, ...rarerThings },
})
