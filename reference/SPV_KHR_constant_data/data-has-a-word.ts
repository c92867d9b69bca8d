import type { Check } from '../check.ts'
import { dataForms } from './instructions.ts'

/** Data of each instruction. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/data-has-a-word',
  at: dataForms,
  judge(instruction, _module, report) {
    if (instruction.wordCount === 3) report(instruction.word, 'Data is empty')
  },
}
