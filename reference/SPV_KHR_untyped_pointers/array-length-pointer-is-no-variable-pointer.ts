import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { variablePointers } from '../core/shared/variable-pointer.ts'
import { arrayLength, arrayLengthOperand } from './shared/array-length.ts'

/** Universal Validation Rules, variable pointers. Where none are declared, what makes one is at fault already. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-pointer-is-no-variable-pointer',
  at: arrayLength,
  judge(instruction, module, report) {
    const pointer = instruction.operands[arrayLengthOperand.pointer]
    if (pointer === undefined || !hasVariablePointers(module)) return
    if (variablePointers(module).has(pointer.value))
      report(pointer.word, `Pointer %${pointer.value} is a variable pointer`)
  },
}
