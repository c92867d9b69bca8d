import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Untyped Pointers; that the core specification asks for a pointer to a structure there is unchanged. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/typed-array-length-structure-is-typed',
  at: ['OpArrayLength'],
  judge(instruction, module, report) {
    if (isUntypedPointerType(operandType(module, instruction, 0)))
      report(operandWord(instruction, 0), 'Structure of OpArrayLength is an untyped pointer')
  },
}
