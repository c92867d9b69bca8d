import { kernelNumber } from './kernel.ts'
import { referenceCheck } from './references.ts'

/** Every operand Kernel but that of Kernel itself. */
export const check = referenceCheck(
  'NonSemantic.ClspvReflection/kernel-reference-is-a-kernel-instruction',
  'kernel',
  kernelNumber,
  'Kernel',
)
