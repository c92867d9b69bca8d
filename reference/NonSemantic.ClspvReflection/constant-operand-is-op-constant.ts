import { operandCheck } from './operand-check.ts'

/** Every operand that must be a constant. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/constant-operand-is-op-constant',
  ['constant'],
  ({ name }) => (name === 'OpConstant' ? undefined : `comes from ${name}, not OpConstant`),
)
