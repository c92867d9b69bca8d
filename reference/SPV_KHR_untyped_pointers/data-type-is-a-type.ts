import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'

/** OpUntypedVariableKHR, Data Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/data-type-is-a-type',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const type = operandDefinition(module, instruction, 1)
    if (type !== undefined && !isTypeDeclaration(type))
      report(operandWord(instruction, 1), `Data Type %${type.result} is an ${type.name}, no type`)
  },
}
