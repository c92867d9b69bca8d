import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { storageClass } from './shared/storage-class.ts'

/** Logical Layout of a Module, read with variables of both kinds. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/global-untyped-variable-is-not-in-function-storage',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    if (instruction.operands[0]?.value !== storageClass.Function) return
    if (module.functionOf(instruction) === undefined)
      report(operandWord(instruction, 0), 'a variable outside functions is in Function')
  },
}
