import type { Check } from '../check.ts'
import { unlistedPointers } from './shared/logical-pointer-lists.ts'

/** Universal Validation Rules, logical pointers without variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/logical-pointer-operand-is-of-a-listed-instruction',
  judgeModule(module, report) {
    for (const { user, operand } of unlistedPointers(module).operands)
      report(operand.word, `the logical pointer %${operand.value} is an operand of ${user.name}`)
  },
}
