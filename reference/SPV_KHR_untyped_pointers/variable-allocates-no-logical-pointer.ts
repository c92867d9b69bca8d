import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { allocatesLogicalPointer } from './shared/allocates-logical-pointer.ts'
import { variables } from './shared/untyped-variable.ts'

/** Universal Validation Rules, logical pointers without variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/variable-allocates-no-logical-pointer',
  at: variables,
  judge(instruction, module, report) {
    if (hasVariablePointers(module) || !allocatesLogicalPointer(module, instruction)) return
    report(instruction.word, 'the variable allocates a logical pointer')
  },
}
