import { operandCheck } from './operand-check.ts'

/** Every operand that must be a string. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/string-operand-is-op-string',
  ['string', 'hex-string'],
  ({ name }) => (name === 'OpString' ? undefined : `comes from ${name}, not OpString`),
)
