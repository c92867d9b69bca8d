import type { Check } from '../check.ts'
import { dataForms } from './instructions.ts'

/** Result Type of each instruction. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/result-type-has-no-array-stride',
  at: dataForms,
  judge(instruction, module, report) {
    if (module.isDecorated(instruction.resultType, 'ArrayStride'))
      report(
        instruction.word + 1,
        `Result Type %${instruction.resultType} is decorated with ArrayStride`,
      )
  },
}
