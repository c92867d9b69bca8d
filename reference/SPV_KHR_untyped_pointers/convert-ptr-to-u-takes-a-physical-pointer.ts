import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Types, physical pointer type, with OpConvertPtrToU of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/convert-ptr-to-u-takes-a-physical-pointer',
  at: ['OpConvertPtrToU'],
  judge(instruction, module, report) {
    const type = operandType(module, instruction, 0)
    if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
      report(operandWord(instruction, 0), 'Pointer is a logical pointer')
  },
}
