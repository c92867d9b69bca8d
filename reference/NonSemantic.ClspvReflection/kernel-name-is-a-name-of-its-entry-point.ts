import { entryPointNames, kernelNumber } from './kernel.ts'
import { reflectionCheck } from './reflection-check.ts'
import { stringOf } from './string-of.ts'

/** Kernel, Name. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/kernel-name-is-a-name-of-its-entry-point',
  (reflection, module, report) => {
    if (reflection.number !== kernelNumber) return
    const operand = reflection.operands[1]
    const name = stringOf(module, operand?.value)
    const names = entryPointNames(module, reflection)
    if (operand === undefined || name === undefined || names.length === 0) return
    if (!names.includes(name))
      report(operand.word, `no entry point of the function is named "${name}"`)
  },
)
