import type { Check } from '../check.ts'
import { replicateForms } from './instructions.ts'

/** Result Type of each instruction, in the reading in which the number of constituents must be known. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/result-type-has-a-known-length',
  at: replicateForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    if (type?.name === 'OpTypeRuntimeArray')
      report(instruction.word + 1, `Result Type %${type.result} is a run-time array`)
  },
}
