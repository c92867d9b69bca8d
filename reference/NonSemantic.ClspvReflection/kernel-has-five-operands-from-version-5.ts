import { kernelNumber } from './kernel.ts'
import { reflectionCheck } from './reflection-check.ts'

/** Kernel: NumArguments, Flags and Attributes are missing before version 5, and none of them is optional. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/kernel-has-five-operands-from-version-5',
  ({ instruction, number, version, operands }, _module, report) => {
    if (number === kernelNumber && version !== undefined && version >= 5 && operands.length < 5)
      report(instruction.word, `Kernel has ${operands.length} operands, five in version ${version}`)
  },
)
