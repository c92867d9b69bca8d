import { kernelNumber } from './kernel.ts'
import { reflectionCheck } from './reflection-check.ts'

/** Kernel: NumArguments, Flags and Attributes are missing before version 5. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/kernel-has-two-operands-before-version-5',
  ({ number, version, operands }, _module, report) => {
    const third = operands[2]
    if (number === kernelNumber && version !== undefined && version < 5 && third !== undefined)
      report(third.word, `Kernel has ${operands.length} operands, two in version ${version}`)
  },
)
