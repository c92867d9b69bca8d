import { operandCheck } from './operand-check.ts'

/** Kernel, Kernel. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/kernel-operand-is-a-function',
  ['function'],
  ({ name }) => (name === 'OpFunction' ? undefined : `comes from ${name}, not OpFunction`),
)
