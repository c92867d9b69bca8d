import type { Check } from '../check.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { constituentTypes } from './constituent-types.ts'
import { replicateForms } from './instructions.ts'

/** Result Type of each instruction; what is composite is the core specification's section 2.2.2. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/result-type-is-composite',
  at: replicateForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    if (!isTypeDeclaration(type)) return
    if (constituentTypes(type) === undefined)
      report(
        instruction.word + 1,
        `Result Type %${type.result} is ${type.name}, not a composite type`,
      )
  },
}
