import { kernelNumber } from './kernel.ts'
import { sameImportCheck } from './references.ts'

/** Every operand Kernel but that of Kernel itself. */
export const check = sameImportCheck(
  'NonSemantic.ClspvReflection/kernel-reference-has-the-same-import',
  'kernel',
  kernelNumber,
)
