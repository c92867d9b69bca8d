import { kernelNumber } from './kernel.ts'
import { reflectionCheck } from './reflection-check.ts'
import { stringOf } from './string-of.ts'

/** Kernel, Attributes. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/kernel-attributes-hold-no-newline',
  ({ number, operands }, module, report) => {
    const attributes = operands[4]
    if (number !== kernelNumber || attributes === undefined) return
    if (/[\n\r]/.test(stringOf(module, attributes.value) ?? ''))
      report(attributes.word, 'Attributes holds a line break')
  },
)
