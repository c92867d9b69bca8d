import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { operandWord } from '../core/shared/operand.ts'
import { allocatesLogicalPointer } from './shared/allocates-logical-pointer.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'
import { variables } from './shared/untyped-variable.ts'

/** Universal Validation Rules, logical pointers with variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/variable-with-logical-pointers-is-function-or-private',
  at: variables,
  judge(instruction, module, report) {
    const storage = instruction.operands[0]?.value ?? 0
    if (storage === storageClass.Function || storage === storageClass.Private) return
    if (hasVariablePointers(module) && allocatesLogicalPointer(module, instruction))
      report(
        operandWord(instruction, 0),
        `a variable in ${storageClassName(storage)} allocates a logical pointer`,
      )
  },
}
