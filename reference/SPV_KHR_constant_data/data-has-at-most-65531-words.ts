import type { Check } from '../check.ts'
import { dataForms } from './instructions.ts'

/** Words that the answer to issue 3 allows, one fewer than fit into the longest instruction. */
const most = 65531

/** Issues, 3. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/data-has-at-most-65531-words',
  at: dataForms,
  judge(instruction, _module, report) {
    const words = instruction.wordCount - 3
    if (words > most) report(instruction.word, `Data has ${words} words, more than ${most}`)
  },
}
