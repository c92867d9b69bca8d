import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { constituentTypes } from './constituent-types.ts'
import { replicateForms } from './instructions.ts'

/** Result Type of each instruction, in the reading in which only vectors, matrices and arrays are homogeneous. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/result-type-is-not-a-structure',
  at: replicateForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    // Other numbers of types have rules of their own.
    if (isStructType(type) && constituentTypes(type)?.length === 1)
      report(instruction.word + 1, `Result Type %${type.result} is a structure`)
  },
}
