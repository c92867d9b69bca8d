import type { Check } from '../check.ts'
import { constituentTypes } from './constituent-types.ts'
import { replicateForms } from './instructions.ts'

/** Result Type of each instruction. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/result-type-is-homogeneous',
  at: replicateForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    const count = type === undefined ? 0 : (constituentTypes(type)?.length ?? 0)
    if (count > 1)
      report(
        instruction.word + 1,
        `members of Result Type %${instruction.resultType} have ${count} types`,
      )
  },
}
