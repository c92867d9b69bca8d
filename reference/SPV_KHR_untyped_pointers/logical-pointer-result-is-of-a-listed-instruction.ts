import type { Check } from '../check.ts'
import { unlistedPointers } from './shared/logical-pointer-lists.ts'

/** Universal Validation Rules, logical pointers without variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/logical-pointer-result-is-of-a-listed-instruction',
  judgeModule(module, report) {
    for (const { name, word } of unlistedPointers(module).results)
      report(word, `${name} yields a logical pointer`)
  },
}
