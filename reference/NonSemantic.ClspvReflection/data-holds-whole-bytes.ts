import { operandCheck } from './operand-check.ts'
import { stringOf } from './string-of.ts'

/** Data of the instructions for constant data and for program scope variables. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/data-holds-whole-bytes',
  ['hex-string'],
  ({ result }, module) => {
    const digits = stringOf(module, result)
    if (digits === undefined || /[^0-9a-fA-F]/.test(digits) || digits.length % 2 === 0)
      return undefined
    return `holds ${digits.length} hexadecimal digits, half a byte too many`
  },
)
