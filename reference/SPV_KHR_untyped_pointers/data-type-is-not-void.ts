import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'

/** OpUntypedVariableKHR, Data Type: the type of an object, which is of a non-void type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/data-type-is-not-void',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    if (operandDefinition(module, instruction, 1)?.name === 'OpTypeVoid')
      report(operandWord(instruction, 1), 'Data Type is OpTypeVoid')
  },
}
