import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { otherAtomics } from './shared/atomics.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Atomic instructions that the text does not name, in the reading in which nothing changes for them. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/other-atomic-pointer-is-typed',
  at: otherAtomics,
  judge(instruction, module, report) {
    if (isUntypedPointerType(operandType(module, instruction, 0)))
      report(operandWord(instruction, 0), `Pointer of ${instruction.name} is an untyped pointer`)
  },
}
