import { kernelNumber } from './kernel.ts'
import { reflectionCheck } from './reflection-check.ts'
import { unsignedConstant } from './unsigned-constant.ts'

/** The bits of Kernel Property Flags: MayUsePrintf. */
const listed = 1

/** Kernel, Flags. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/kernel-flags-are-listed-bits',
  ({ number, operands }, module, report) => {
    const flags = operands[3]
    if (number !== kernelNumber || flags === undefined) return
    const value = unsignedConstant(module, flags.value)
    if (value !== undefined && (value & ~listed) !== 0)
      report(flags.word, `Flags has the value ${value}, with bits that have no meaning`)
  },
)
