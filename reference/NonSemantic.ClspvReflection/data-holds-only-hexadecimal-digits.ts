import { operandCheck } from './operand-check.ts'
import { stringOf } from './string-of.ts'

/** Data of the instructions for constant data and for program scope variables. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
  ['hex-string'],
  ({ result }, module) =>
    /[^0-9a-fA-F]/.test(stringOf(module, result) ?? '')
      ? 'holds characters that are no hexadecimal digits'
      : undefined,
)
