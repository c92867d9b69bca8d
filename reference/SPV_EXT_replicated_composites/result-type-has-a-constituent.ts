import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { replicateForms } from './instructions.ts'

/** Result Type of each instruction, in the reading in which there must be something to replicate into. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/result-type-has-a-constituent',
  at: replicateForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    if (isStructType(type) && type.operands.length === 0)
      report(instruction.word + 1, `Result Type %${type.result} is a structure without members`)
  },
}
