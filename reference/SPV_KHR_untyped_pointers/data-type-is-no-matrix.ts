import type { Check } from '../check.ts'
import { isMatrixType } from '../core/shared/composite-type.ts'
import { operandWord } from '../core/shared/operand.ts'
import { laidOutDataType } from './shared/laid-out-data-type.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/data-type-is-no-matrix',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    if (isMatrixType(laidOutDataType(module, instruction)))
      report(operandWord(instruction, 1), 'Data Type is a matrix type')
  },
}
