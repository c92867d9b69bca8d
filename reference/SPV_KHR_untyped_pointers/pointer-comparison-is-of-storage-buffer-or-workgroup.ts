import type { Check } from '../check.ts'
import { hasVariablePointers, mayBeVariable } from '../core/pointers/variable-pointers.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { storageClassName } from './shared/storage-class.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Universal Validation Rules, logical pointers with variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/pointer-comparison-is-of-storage-buffer-or-workgroup',
  at: ['OpPtrEqual', 'OpPtrNotEqual'],
  judge(instruction, module, report) {
    if (!hasVariablePointers(module)) return
    for (const index of [0, 1]) {
      const type = operandType(module, instruction, index)
      const storage = storageClassOf(type)
      if (!isUntypedPointerType(type) || storage === undefined) continue
      if (isLogicalPointerType(module, type) && !mayBeVariable(module, storage))
        report(
          operandWord(instruction, index),
          `the compared pointer is into ${storageClassName(storage)}`,
        )
    }
  },
}
