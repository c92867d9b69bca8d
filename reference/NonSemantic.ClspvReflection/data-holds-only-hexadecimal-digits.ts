import { operandCheck } from './operand-check.ts'
import { stringOf } from './string-of.ts'

/** Where bytes are apart or marked as hexadecimal, which the text neither allows nor forbids. */
const spelling = /\s+|(?:^|\b)0[xX]/g

/** Data of the instructions for constant data and for program scope variables. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
  ['hex-string'],
  ({ result }, module) =>
    /[^0-9a-fA-F]/.test((stringOf(module, result) ?? '').replace(spelling, ''))
      ? 'holds characters that are no hexadecimal digits'
      : undefined,
)
