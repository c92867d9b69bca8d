import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { storageClassName } from './storage-class.ts'

/** The check that no `OpUntypedVariableKHR` has the storage class `forbidden`. */
export function notInStorageClass(rule: RuleId, forbidden: number): Check {
  return {
    rule,
    at: ['OpUntypedVariableKHR'],
    judge(instruction, _module, report) {
      if (instruction.operands[0]?.value === forbidden)
        report(
          operandWord(instruction, 0),
          `the variable has the storage class ${storageClassName(forbidden)}`,
        )
    },
  }
}
