import type { Check } from '../check.ts'
import { dataForms } from './instructions.ts'

/** Result Type and Data of each instruction: the amount of Data follows from the number of elements. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/result-type-has-a-length',
  at: dataForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    if (type?.name === 'OpTypeRuntimeArray')
      report(instruction.word + 1, `Result Type %${type.result} is a run-time array`)
  },
}
