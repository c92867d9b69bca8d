import { eachSubstitute } from '../shared/each-substitute.ts'
import { rarerThings, things } from '../shared/things.ts'

const { string, ...others } = things

export const mutator = eachSubstitute({
  name: 'string-by-substitute',
  rule: 'string-operand-is-op-string',
  summary: 'an operand that must be an OpString is something else',
  kinds: ['string', 'hex-string'],
  by: { ...others, ...rarerThings },
})
